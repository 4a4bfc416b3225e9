import { counted, isolated } from '@lectern/shared/languages/ar';
import type { Translation } from '@lectern/shared/translations';
import type { deferredText } from '../deferred.en';

/** Arabic texts of the deferred parts. */
export const deferred: Translation<typeof deferredText> = (format) => ({
  closeMenu: 'إغلاق القائمة',
  account: {
    label: 'الحساب',
    profile: 'دوراتي',
    signUp: 'إنشاء حساب',
    orders: 'الطلبات',
    settings: 'الإعدادات',
    signOut: 'تسجيل الخروج',
  },
  notifications: {
    title: 'الإشعارات',
    unread: (count) =>
      counted(format, count, [
        'لا إشعارات غير مقروءة',
        'إشعار واحد غير مقروء',
        'إشعاران غير مقروءين',
        'إشعارات غير مقروءة',
        'إشعارًا غير مقروء',
        'إشعار غير مقروء',
      ]),
    many: '+9',
    arrived: (title) => `إشعار جديد: ${isolated(title)}`,
    new: 'جديد',
    none: 'لا إشعارات بعد',
    noneBody: 'ستظهر هنا الإجابات والقرارات والمبالغ المستردة.',
    failed: 'تعذّر تحميل إشعاراتك',
    failedBody: 'تحقّق من الاتصال ثم أعد المحاولة.',
    tryAgain: 'إعادة المحاولة',
    date: (when) => format.date(when, { dateStyle: 'medium', timeStyle: 'short' }),
    settings: 'اختر ما يصلك منها بالبريد الإلكتروني',
  },
  language: {
    label: 'اللغة',
    failed: 'تعذّر تحميل اللغة. يُرجى المحاولة مجددًا.',
  },
  theme: 'المظهر',
  warning: {
    leaving: {
      title: 'أنت على وشك مغادرة Lectern',
      body: (host) => `يقود هذا الرابط إلى ${isolated(host)}، وهو ليس جزءًا من Lectern. لا تتابع إلا إن كنت تثق به.`,
      bodyUnknown: 'يقود هذا الرابط إلى موقع آخر، ولم نتمكن من التأكد من أن عنوانه آمن.',
      onward: (host) => `المتابعة إلى ${isolated(host)}`,
    },
    'storage-blocked': {
      title: 'يمنع متصفحك هذا الموقع من التخزين',
      body:
        'يمكنك التصفح، لكن لن تبقى مسجّل الدخول ولن يُحفظ موضعك في الدورات. اسمح لموقع Lectern بملفات تعريف الارتباط ' +
        'وبيانات الموقع من إعدادات متصفحك.',
    },
    'browser-too-old': {
      title: 'متصفحك أقدم من أن يعمل مع Lectern',
      body: 'قد لا تعمل بعض أجزاء الموقع. حدّثه، أو استخدم إصدارًا حديثًا من Chrome أو Edge أو Firefox أو Safari.',
    },
    'session-ended': {
      title: 'انتهت جلستك',
      body: 'سُجّل خروجك، ربما لأن كلمة مرورك تغيّرت. عملك المحفوظ في أمان.',
      signIn: 'تسجيل الدخول من جديد',
    },
    'account-deleted': {
      title: 'حُذف حسابك',
      body: 'سُجّل خروجك وأُزيلت بياناتك. يسعدنا أن تنشئ حسابًا جديدًا في أي وقت.',
    },
    unknown: {
      title: 'هناك أمر يحتاج إلى انتباهك',
      body: 'لا نعرف سبب هذا التحذير. يمكنك المتابعة بأمان.',
    },
    home: 'الصفحة الرئيسية',
    back: 'رجوع',
  },
});
