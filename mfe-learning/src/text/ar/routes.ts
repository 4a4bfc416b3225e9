import type { RouteTitles } from '@lectern/shared/contract';

const titles: RouteTitles = {
  watch: { title: 'مشاهدة الدورة' },
  'open-watch': { title: 'مشاهدة الدورة' },
  enroll: { title: 'الالتحاق بالدورة' },
  profile: { title: 'الملف الشخصي' },
  codepen: { title: 'محرر البرمجة', label: 'محرر البرمجة' },
};
export default titles;
