import type { CountedNoun } from '@lectern/shared/languages/ar';

export const COURSES: CountedNoun = ['لا دورات', 'دورة واحدة', 'دورتان', 'دورات', 'دورة', 'دورة'];
export const LESSONS: CountedNoun = ['لا دروس', 'درس واحد', 'درسان', 'دروس', 'درسًا', 'درس'];
export const SECTIONS: CountedNoun = ['لا أقسام', 'قسم واحد', 'قسمان', 'أقسام', 'قسمًا', 'قسم'];
export const RATINGS: CountedNoun = ['لا تقييمات', 'تقييم واحد', 'تقييمان', 'تقييمات', 'تقييمًا', 'تقييم'];
export const STARS: CountedNoun = ['بلا نجوم', 'نجمة واحدة', 'نجمتان', 'نجوم', 'نجمة', 'نجمة'];
export const MINUTES: CountedNoun = ['0 دقيقة', 'دقيقة واحدة', 'دقيقتان', 'دقائق', 'دقيقة', 'دقيقة'];
export const CAPTIONS: CountedNoun = ['لا تسميات', 'تسمية واحدة', 'تسميتان', 'تسميات', 'تسمية', 'تسمية'];
export const PROBLEMS: CountedNoun = ['لا مشكلات', 'مشكلة واحدة', 'مشكلتان', 'مشكلات', 'مشكلة', 'مشكلة'];
export const CHARACTERS: CountedNoun = ['0 حرف', 'حرف واحد', 'حرفان', 'أحرف', 'حرفًا', 'حرف'];
/** After a word that governs the genitive. */
export const OF_TESTS: CountedNoun = ['0 اختبار', 'اختبار واحد', 'اختبارين', 'اختبارات', 'اختبارًا', 'اختبار'];
