import { counted, isolated } from '@lectern/shared/languages/ar';
import type { Texts } from '../texts';
import { CHARACTERS } from './nouns';

type Settings = Texts['profile/settings'];
type Part<Name extends keyof ReturnType<Settings>> = (format: Parameters<Settings>[0]) => ReturnType<Settings>[Name];

const profile: Part<'profile'> = (format) => ({
  lead: 'اسمك، وما يراه الآخرون عنك.',
  form: 'ملفك الشخصي',
  name: 'الاسم',
  unnamed: 'متعلّم',
  nameHint: 'يظهر في رأس الصفحة وعلى الشهادات التي تحصل عليها من الآن.',
  nameFault: 'أدخل اسمًا من حرفين إلى 60 حرفًا.',
  headline: 'التعريف',
  headlineHint: 'ماذا تعمل، في سطر واحد.',
  headlineFault: 'استخدم 80 حرفًا على الأكثر.',
  bio: 'نبذة عنك',
  bioHint: (left) => `المتبقي: ${counted(format, left, CHARACTERS)}`,
  bioFault: `استخدم ${format.number(1000)} حرف على الأكثر.`,
  links: 'الروابط',
  linksHint: 'خمسة على الأكثر، مثل موقعك أو معرض أعمالك.',
  link: (position) => `الرابط ${format.number(position)}`,
  linkFault: `أدخل عنوانًا يبدأ بـ ${isolated('https://')}، أو اترك الحقل فارغًا.`,
  addLink: 'إضافة رابط',
  removeLink: (position) => `إزالة الرابط ${format.number(position)}`,
  view: 'عرض ملفك الشخصي العام',
  visibility: 'من يستطيع رؤية ملفك الشخصي؟',
  visibilities: { private: 'أنا فقط', public: 'الجميع' },
  visibilityHints: {
    private: 'لا يستطيع أحد غيرك قراءته.',
    public: 'يستطيع الجميع رؤية اسمك وتعريفك ونبذتك وروابطك وصورتك.',
  },
});

const email: Part<'email'> = () => ({
  title: 'البريد الإلكتروني',
  lead: (address) => `تسجّل الدخول بالبريد ${isolated(address)}.`,
  unverified: 'لم يُؤكَّد بعد.',
  resend: 'إعادة إرسال رسالة التأكيد',
  resent: 'أرسلنا إليك الرسالة.',
  form: 'تغيير بريدك الإلكتروني',
  change: 'تغيير البريد',
  field: 'البريد الإلكتروني الجديد',
  fieldFault: `أدخل بريدًا إلكترونيًا، مثل ${isolated('name@example.com')}.`,
  same: 'هذا هو بريدك الحالي.',
  send: 'إرسال الرابط',
  sentTitle: 'افتح الرابط الوارد في الرسالة',
  sent: (address) =>
    `أرسلنا رابطًا إلى ${isolated(address)}. افتحه خلال ساعة لتغيير بريدك. عندها يُسجّل خروجك من كل الأجهزة وتسجّل ` +
    'الدخول بالبريد الجديد.',
  cancel: 'إلغاء',
});

const newPassword: Part<'newPassword'> = (format) => ({
  title: 'كلمة المرور',
  lead: 'اختر كلمة مرور لا تستخدمها في أي مكان آخر.',
  form: 'تغيير كلمة مرورك',
  change: 'تغيير كلمة المرور',
  current: 'كلمة المرور الحالية',
  field: 'كلمة المرور الجديدة',
  hint: '8 أحرف على الأقل. بضع كلمات لا رابط بينها خيار جيد.',
  faults: {
    missing: 'أدخل كلمة مرور جديدة.',
    short: 'استخدم 8 أحرف على الأقل.',
    long: `استخدم ${format.number(4096)} حرفًا على الأكثر.`,
    common: 'كلمة المرور هذه شائعة جدًا. اختر غيرها، مثل بضع كلمات لا رابط بينها.',
    address: 'اختر كلمة مرور غير بريدك الإلكتروني.',
  },
  same: 'اختر كلمة مرور تختلف عن الحالية.',
  submit: 'تغيير كلمة المرور',
  done: 'تغيّرت كلمة مرورك. تبقى مسجّل الدخول هنا، وسُجّل خروجك من كل الأجهزة الأخرى.',
  everywhere: 'هل فقدت جهازًا؟ كلمة مرور جديدة تسجّل خروجك من كل مكان آخر.',
  unknown: 'ليس لديّ كلمة مرور، أو نسيتها',
  sentTitle: 'تحقق من بريدك الإلكتروني',
  sent: (address) => `أرسلنا رابطًا إلى ${isolated(address)}. افتحه خلال ساعة لاختيار كلمة مرور.`,
  cancel: 'إلغاء',
});

const watching: Part<'watching'> = (format) => ({
  lead: 'محفوظة مع حسابك. يمكنك تغييرها في المشغّل أيضًا.',
  captions: 'عرض التسميات التوضيحية',
  language: 'لغة التسميات التوضيحية',
  pageLanguage: 'لغة الصفحة نفسها',
  languageName: (tag) => format.languageName(tag),
  size: 'حجم التسميات التوضيحية',
  sizes: { small: 'صغير', medium: 'متوسط', large: 'كبير' },
  speed: 'السرعة',
  speeds: (speed) => (speed === 1 ? 'عادية' : isolated(`${format.number(speed)}×`)),
});

/** Arabic texts of the settings. */
export const settings: Pick<Texts, 'profile/settings'> = {
  'profile/settings': (format) => ({
    parts: 'الإعدادات',
    sections: {
      profile: 'الملف الشخصي',
      account: 'تسجيل الدخول',
      watching: 'المشاهدة',
      goal: 'الهدف اليومي',
      notifications: 'الإشعارات',
      appearance: 'المظهر',
      data: 'بياناتك',
    },
    failed: 'تعذّر تحميل إعداداتك',
    notSaved: 'لم تُحفظ',
    save: 'حفظ',
    saved: 'تم الحفظ.',
    password: 'كلمة مرورك',
    passwordMissing: 'أدخل كلمة مرورك.',
    wrongPassword: 'هذه ليست كلمة مرورك.',
    profile: profile(format),
    mail: {
      lead: 'تجدها في قائمة حسابك. اختر ما يصلك منها بالبريد أيضًا.',
      kinds: {
        answer: 'الردود على رسائلك وأسئلتك',
        question: 'الأسئلة الجديدة في الدورات التي تدرّسها',
        decision: 'القرارات التي تخصك، مثل قرار بشأن طلب أو شهادة',
        review: 'نتائج مراجعة دوراتك',
        refund: 'المبالغ المستردة',
      },
    },
    email: email(format),
    guest: {
      title: 'ليس لديك بريد إلكتروني هنا بعد',
      lead:
        'أنشئ حسابًا ببريد وكلمة مرور: يبقى كل ما في هذا الملف الشخصي، وتستطيع تسجيل الدخول على أجهزة أخرى. ومن ' +
        'دون حساب، ' +
        'تفقده عند تسجيل الخروج أو مسح بيانات هذا المتصفح.',
      signUp: 'إنشاء حساب',
    },
    newPassword: newPassword(format),
    watching: watching(format),
    appearance: {
      lead: 'محفوظ على هذا الجهاز.',
      language: 'اللغة',
      languageFailed: 'تعذّر تحميل اللغة. يُرجى المحاولة مجددًا.',
      theme: 'المظهر',
      themes: { system: 'حسب النظام', light: 'فاتح', dark: 'داكن' },
      motion: 'تقليل الحركة',
      motionHint: 'يوقف الانزلاق والتلاشي. يُفعَّل دائمًا عندما يطلبه نظامك.',
    },
  }),
};
