import type { RouteTitles } from '@lectern/shared/contract';

const titles: RouteTitles = {
  home: { title: 'تعلّم ما يستحق أن تعرفه' },
  search: { title: 'البحث' },
  course: { title: 'دورة' },
  subcategory: { title: 'الدورات' },
  category: { title: 'الفئة' },
  'all-courses-category': { title: 'الفئة' },
  'all-courses': { title: 'كل الدورات', label: 'الدورات' },
};
export default titles;
