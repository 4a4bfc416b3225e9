import { isolated } from '@lectern/shared/languages/ar';
import type { Translation } from '@lectern/shared/translations';
import type { otherSignInText } from '../otherSignIn.en';

/** Arabic texts of the other ways to sign in. */
export const otherSignIn: Translation<typeof otherSignInText> = () => ({
  label: 'طرق أخرى لتسجيل الدخول',
  or: 'أو',
  guest: 'المتابعة كزائر',
  guestHint: 'يُحفظ تقدمك وملاحظاتك وسلتك إن أنشأت حسابًا لاحقًا.',
  guestFailed: 'تعذّر بدء جلسة زائر. يُرجى المحاولة مجددًا بعد قليل.',
  link: 'أرسلوا إليّ رابط دخول بالبريد',
  mail: {
    title: 'تسجيل الدخول بالبريد الإلكتروني',
    lead: 'سنرسل إليك بالبريد الإلكتروني رابطًا يسجّل دخولك بلا كلمة مرور.',
    submit: 'إرسال الرابط',
    back: 'تسجيل الدخول بكلمة مرور',
    sentTitle: 'تحقق من بريدك الإلكتروني',
    sentLead: (email) => `أرسلنا رابطًا إلى ${isolated(email)}. يُستخدم مرة واحدة، ويصلح لمدة ساعة.`,
    sentHelp: 'يمكنك فتحه على هذا الجهاز أو على جهاز آخر.',
    again: 'تجربة عنوان آخر',
  },
  arrival: {
    title: 'إتمام تسجيل الدخول',
    checking: 'جارٍ تسجيل دخولك',
    lead: 'أدخل البريد الذي أُرسل إليه الرابط.',
    submit: 'تسجيل الدخول',
    otherAddress: 'أُرسل هذا الرابط إلى بريد آخر. أدخل ذلك البريد، أو اطلب رابطًا جديدًا.',
    broken: 'لم يعد هذا الرابط صالحًا',
    newLink: 'طلب رابط جديد',
    tokenLead: 'فتحت رابطًا يسجّل دخولك هنا. لا تتابع إلا إن كنت تثق بمصدره.',
    tokenBroken: 'انتهت صلاحية هذا الرابط أو أنه ناقص. افتحه من جديد من حيث وجدته.',
  },
  panel: {
    title: 'أنت هنا كزائر',
    lead: 'أنشئ حسابًا لتحتفظ بتقدمك وملاحظاتك وسلتك، ولتستخدمها على أجهزة أخرى.',
    signUp: 'إنشاء حساب',
    continue: 'المتابعة كزائر',
    signOut: 'المغادرة وتسجيل الدخول إلى حسابي',
    signOutHint: 'يبقى ما فعلته كزائر في جلسة الزائر، ولن تستطيع فتحها من جديد.',
  },
});
