import type { RouteTitles } from '@lectern/shared/contract';

const titles: RouteTitles = {
  'sign-up': { title: 'إنشاء حساب' },
  'sign-in': { title: 'تسجيل الدخول' },
  'forgot-password': { title: 'إعادة تعيين كلمة المرور' },
  warning: { title: 'تحذير' },
  maintenance: { title: 'الصيانة' },
};
export default titles;
