import type { Translation } from '@lectern/shared/translations';
import type { SearchBoxText } from '..';
import { counted, quoted } from './phrases';

/** Arabic texts of the suggestions in search boxes. */
export const searchBox: Translation<SearchBoxText> = (format) => ({
  label: 'الاقتراحات',
  recent: 'عمليات بحثك الأخيرة',
  courses: 'الدورات',
  books: 'الكتب',
  categories: 'الفئات',
  all: (words) => `كل نتائج البحث عن ${quoted(words)}`,
  announce: (count) => {
    const suggestions = counted(format, count, [
      'لا اقتراحات',
      'اقتراح واحد',
      'اقتراحان',
      'اقتراحات',
      'اقتراحًا',
      'اقتراح',
    ]);
    return `${suggestions}. اختر بمفاتيح الأسهم.`;
  },
});
