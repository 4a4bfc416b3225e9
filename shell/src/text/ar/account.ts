import type { BackendErrorKind } from '@lectern/shared/firebase/errors';
import { isolated } from '@lectern/shared/languages/ar';
import type { Translation } from '@lectern/shared/translations';
import type { accountText } from '../account.en';

const COMMON_PASSWORD = 'كلمة المرور هذه سهلة التخمين. اختر غيرها، مثل بضع كلمات لا رابط بينها.';

const failures: Partial<Record<BackendErrorKind, string>> = {
  credentials: 'لا يوجد حساب بهذا البريد الإلكتروني وكلمة المرور هذه. تحقق منهما، أو أعد تعيين كلمة المرور.',
  'email-taken': 'يوجد حساب بهذا البريد الإلكتروني. سجّل الدخول بدلًا من ذلك، أو أعد تعيين كلمة المرور.',
  'weak-password': COMMON_PASSWORD,
  'too-many-attempts': 'محاولات كثيرة جدًا. حفاظًا على أمان حسابك، انتظر 15 دقيقة أو أعد تعيين كلمة المرور.',
  'account-disabled': 'أُغلق هذا الحساب. تواصل معنا إن كنت تظن أن ذلك حدث بالخطأ.',
  'code-expired': 'انتهت صلاحية هذا الرابط: تصلح الروابط لمدة ساعة واحدة. اطلب رابطًا جديدًا.',
  'code-invalid': 'سبق استخدام هذا الرابط، أو حلّ محله رابط أحدث. اطلب رابطًا جديدًا.',
  invalid: 'لا يمكن استخدام هذا البريد الإلكتروني هنا.',
};

/** Arabic texts of the account screens. */
export const account: Translation<typeof accountText> = (format) => ({
  unavailable: 'لا تستجيب خدمة تسجيل الدخول. ما أدخلته محفوظ: حاول مجددًا بعد قليل.',
  offline: 'أنت غير متصل بالإنترنت. يمكنك المتابعة فور اتصالك من جديد.',
  continue: 'متابعة',
  failures,
  fields: {
    name: 'اسمك',
    nameHint: 'يظهر هذا الاسم على شهاداتك.',
    nameMissing: 'أدخل اسمك.',
    nameShort: 'أدخل حرفين على الأقل.',
    nameLong: 'أدخل 60 حرفًا على الأكثر.',
    email: 'البريد الإلكتروني',
    emailMissing: 'أدخل بريدك الإلكتروني.',
    emailInvalid: `أدخل بريدًا إلكترونيًا، مثل ${isolated('name@example.com')}.`,
    password: 'كلمة المرور',
    passwordHint: '8 أحرف على الأقل. بضع كلمات لا رابط بينها تصنع كلمة مرور جيدة.',
    passwordMissing: 'أدخل كلمة المرور.',
    passwordShort: 'استخدم 8 أحرف على الأقل.',
    passwordLong: `استخدم ${format.number(4096)} حرفًا على الأكثر.`,
    passwordCommon: COMMON_PASSWORD,
    passwordIsEmail: 'اختر كلمة مرور غير بريدك الإلكتروني.',
  },
  signIn: {
    title: 'تسجيل الدخول',
    lead: 'تابع من حيث توقفت.',
    leadBack: 'سجّل الدخول للانتقال إلى الصفحة التي طلبتها.',
    submit: 'تسجيل الدخول',
    link: 'لديّ حساب',
  },
  signUp: {
    title: 'إنشاء حساب',
    lead: 'دوراتك وملاحظاتك وتقدمك في مكان واحد.',
    submit: 'إنشاء الحساب',
    link: 'إنشاء حساب',
    privacy: 'سياسة الخصوصية: ماذا نحفظ ولماذا',
  },
  already: {
    title: 'سبق أن سجّلت الدخول',
    lead: (name) => `سجّلت الدخول باسم ${isolated(name)}.`,
    signOut: 'تسجيل الخروج',
  },
  welcome: { title: (name) => `مرحبًا، ${isolated(name)}`, lead: 'حسابك جاهز.' },
  verify: {
    title: 'يُرجى تأكيد بريدك الإلكتروني',
    sentAgain: 'أرسلنا رسالة أخرى',
    body: (email) => `افتح الرابط الوارد في الرسالة التي أرسلناها إلى ${isolated(email)}. يصلح الرابط لمدة ساعة واحدة.`,
    resend: 'إعادة إرسال الرسالة',
  },
  forgot: {
    title: 'إعادة تعيين كلمة المرور',
    lead: 'سنرسل إليك بالبريد الإلكتروني رابطًا لاختيار كلمة مرور جديدة.',
    submit: 'إرسال الرابط',
    link: 'هل نسيت كلمة المرور؟',
    back: 'العودة إلى تسجيل الدخول',
    sentTitle: 'تحقق من بريدك الإلكتروني',
    sentLead: (email) => `إن كان هناك حساب بالبريد ${isolated(email)}، فستصلك رسالة فيها رابط.`,
    sentHelp:
      'يصلح الرابط لمدة ساعة واحدة. إن لم تصلك رسالة خلال بضع دقائق، فتحقق من مجلد الرسائل غير المرغوب فيها أو جرّب ' +
      'عنوانًا آخر.',
    again: 'تجربة عنوان آخر',
  },
  newPassword: {
    title: 'اختر كلمة مرور جديدة',
    lead: (email) => `لحساب ${isolated(email)}.`,
    field: 'كلمة المرور الجديدة',
    submit: 'حفظ كلمة المرور',
    doneTitle: 'تغيّرت كلمة مرورك',
    doneLead: 'سُجّل خروجك من كل الأجهزة. سجّل الدخول بكلمة مرورك الجديدة.',
  },
  link: {
    title: 'بريدك الإلكتروني',
    checking: 'جارٍ التحقق من الرابط',
    broken: 'لم يعد هذا الرابط صالحًا',
    unanswered: 'تعذّر التحقق من الرابط',
    incomplete: 'جزء من الرابط مفقود، أو سبق استخدامه. انسخ الرابط كاملًا من الرسالة، أو اطلب رابطًا جديدًا.',
    again: 'إعادة المحاولة',
    newReset: 'طلب رابط جديد',
  },
  verified: {
    title: 'تأكّد بريدك الإلكتروني',
    lead: (email) => `شكرًا لك. أصبح ${isolated(email)} مرتبطًا بحسابك.`,
  },
  changed: {
    title: 'تغيّر بريدك الإلكتروني',
    lead: (email) => `سجّل الدخول من الآن بالبريد ${isolated(email)}. سُجّل خروجك من كل الأجهزة.`,
  },
  recovered: {
    title: 'استُعيد بريدك الإلكتروني',
    lead: (email) => `عاد حسابك إلى استخدام ${isolated(email)}. إن لم تكن أنت من غيّره، فاختر الآن كلمة مرور جديدة.`,
  },
});
