import type { RouteTitles } from '@lectern/shared/contract';

const titles: RouteTitles = {
  contact: { title: 'تواصل معنا' },
  'get-app': { title: 'ثبّت التطبيق' },
  teach: { title: 'درّس على Lectern', label: 'التدريس' },
  'privacy-policy': { title: 'سياسة الخصوصية' },
  business: { title: 'Lectern للشركات', label: 'الشركات' },
  about: { title: 'عن Lectern' },
  'site-map': { title: 'خريطة الموقع' },
};
export default titles;
