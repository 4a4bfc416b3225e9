import type { RouteTitles } from '@lectern/shared/contract';

const titles: RouteTitles = {
  contact: { title: 'تواصل معنا' },
  'get-app': { title: 'ثبّت التطبيق' },
  teach: { title: 'التدريس', label: 'التدريس' },
  'privacy-policy': { title: 'سياسة الخصوصية' },
  business: { title: 'للشركات', label: 'الشركات' },
  about: { title: 'من نحن' },
  'site-map': { title: 'خريطة الموقع' },
};
export default titles;
