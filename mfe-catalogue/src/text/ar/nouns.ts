import type { CountedNoun } from '@lectern/shared/languages/ar';

export const COURSES: CountedNoun = ['لا دورات', 'دورة واحدة', 'دورتان', 'دورات', 'دورة', 'دورة'];
export const LESSONS: CountedNoun = ['لا دروس', 'درس واحد', 'درسان', 'دروس', 'درسًا', 'درس'];
export const PARTS: CountedNoun = ['لا أقسام', 'قسم واحد', 'قسمان', 'أقسام', 'قسمًا', 'قسم'];
export const MINUTES: CountedNoun = ['0 دقيقة', 'دقيقة واحدة', 'دقيقتان', 'دقائق', 'دقيقة', 'دقيقة'];
export const HOURS: CountedNoun = ['0 ساعة', 'ساعة واحدة', 'ساعتان', 'ساعات', 'ساعة', 'ساعة'];
export const RATINGS: CountedNoun = ['لا تقييمات', 'تقييم واحد', 'تقييمان', 'تقييمات', 'تقييمًا', 'تقييم'];
export const STARS: CountedNoun = ['بلا نجوم', 'نجمة واحدة', 'نجمتان', 'نجوم', 'نجمة', 'نجمة'];
export const SUGGESTIONS: CountedNoun = ['لا اقتراحات', 'اقتراح واحد', 'اقتراحان', 'اقتراحات', 'اقتراحًا', 'اقتراح'];
/** After a word that governs the genitive. */
export const OF_COURSES: CountedNoun = ['0 دورة', 'دورة واحدة', 'دورتين', 'دورات', 'دورة', 'دورة'];
