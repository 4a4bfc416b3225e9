import { counted, isolated, quoted } from '@lectern/shared/languages/ar';
import type { Translation } from '@lectern/shared/translations';
import type { shellText } from '../shell.en';

/** Arabic texts of the shell's first bundle. */
export const shell: Translation<typeof shellText> = (format) => ({
  brand: 'Lectern',
  documentTitle: (title) => `${isolated(title)} · Lectern`,
  boot: {
    title: 'تعذّر تشغيل Lectern',
    body: 'تنقص الصفحة بيانات تحتاج إليها. أعد تحميلها، أو حاول مجددًا لاحقًا.',
    again: 'إعادة تحميل الصفحة',
  },
  session: {
    slowTitle: 'يستغرق تسجيل دخولك وقتًا أطول من المعتاد',
    slowBody: 'يمكنك الانتظار، أو المتابعة من دون حسابك: تبقى مسجّل الدخول على هذا الجهاز.',
    wait: 'الانتظار',
    continue: 'المتابعة من دون حساب',
  },
  header: {
    skip: 'الانتقال إلى المحتوى',
    home: 'Lectern، الصفحة الرئيسية',
    main: 'التنقل الرئيسي',
    menu: 'القائمة',
    menuFailed: 'تعذّر تحميل القائمة. يُرجى المحاولة مجددًا.',
    search: 'بحث',
    searchLabel: 'البحث عن دورات',
    searchPlaceholder: 'ماذا تود أن تتعلّم؟',
    cart: 'السلة',
    cartCount: (count) =>
      `السلة، ${counted(format, count, ['فارغة', 'عنصر واحد', 'عنصران', 'عناصر', 'عنصرًا', 'عنصر'])}`,
    signIn: 'دخول',
    signUp: 'انضم',
    account: (name) => `حساب ${isolated(name)}`,
  },
  theme: {
    label: 'سمة الألوان',
    button: (choice) => `سمة الألوان: ${choice}`,
    system: 'حسب النظام',
    light: 'فاتحة',
    dark: 'داكنة',
  },
  footer: {
    label: 'تذييل الصفحة',
    promise: 'دورات وكتب ومحرر برمجة في مكان هادئ واحد.',
    groups: { learn: 'تعلّم', company: 'Lectern', more: 'المزيد' },
    links: {
      '/all-courses': 'كل الدورات',
      '/search': 'البحث',
      '/books': 'الكتب',
      '/codepen': 'محرر البرمجة',
      '/about': 'من نحن',
      '/business': 'للشركات',
      '/teach': 'درّس معنا',
      '/contact': 'تواصل معنا',
      '/getApp': 'ثبّت التطبيق',
      '/privacy_policy': 'سياسة الخصوصية',
      '/site_map': 'خريطة الموقع',
    },
    rights: (year) => `© ${format.number(year, { useGrouping: false })} Lectern`,
  },
  loading: {
    label: 'جارٍ تحميل الصفحة',
    slow: (title) => `لا تزال صفحة ${quoted(title)} قيد التحميل. ربما اتصالك بطيء، أو خوادمنا مشغولة.`,
    cancel: 'إيقاف الانتظار',
  },
  notFound: { title: 'الصفحة غير موجودة' },
  maintenance: { title: 'سنعود قريبًا' },
});
