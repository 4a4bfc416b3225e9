import { isolated } from '@lectern/shared/languages/ar';
import type { Translation } from '@lectern/shared/translations';
import type { noticesText } from '../notices.en';

/** Arabic texts of the notices around the screen. */
export const notices: Translation<typeof noticesText> = (format) => ({
  offline: 'غير متصل: تظل الصفحات والدروس المحفوظة متاحة.',
  session: {
    remembered: 'لا يستجيب Lectern. ترى بيانات الحساب المحفوظة على هذا الجهاز.',
    tryAgain: 'إعادة المحاولة',
    ended: 'انتهت جلستك، ربما لأن كلمة مرورك تغيّرت. عملك المحفوظ في أمان.',
    signInAgain: 'تسجيل الدخول من جديد',
    dismiss: 'إخفاء',
  },
  development: {
    banner: (remotes, site) =>
      `التطوير: ${isolated(format.list(remotes))} من هذا الحاسوب، وكل ما عداها من ${isolated(site)}.`,
  },
  update: {
    ready: 'يتوفر إصدار جديد من Lectern.',
    reload: 'إعادة التحميل',
    dismiss: 'لاحقًا',
  },
});
