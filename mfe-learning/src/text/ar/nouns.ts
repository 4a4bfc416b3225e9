import type { CountedNoun } from '@lectern/shared/languages/ar';

export const LESSONS: CountedNoun = ['لا دروس', 'درس واحد', 'درسان', 'دروس', 'درسًا', 'درس'];
export const COURSES: CountedNoun = ['لا دورات', 'دورة واحدة', 'دورتان', 'دورات', 'دورة', 'دورة'];
export const NOTES: CountedNoun = ['لا ملاحظات', 'ملاحظة واحدة', 'ملاحظتان', 'ملاحظات', 'ملاحظة', 'ملاحظة'];
export const ORDERS: CountedNoun = ['لا طلبات', 'طلب واحد', 'طلبان', 'طلبات', 'طلبًا', 'طلب'];
export const CHARACTERS: CountedNoun = ['0 حرف', 'حرف واحد', 'حرفان', 'أحرف', 'حرفًا', 'حرف'];
/** After a word that governs the genitive. */
export const OF_LESSONS: CountedNoun = ['0 درس', 'درس واحد', 'درسين', 'دروس', 'درسًا', 'درس'];
export const MINUTES: CountedNoun = ['0 دقيقة', 'دقيقة واحدة', 'دقيقتان', 'دقائق', 'دقيقة', 'دقيقة'];
export const DAYS: CountedNoun = ['لا أيام', 'يوم واحد', 'يومان', 'أيام', 'يومًا', 'يوم'];
/** After a word that governs the genitive. */
export const OF_MINUTES: CountedNoun = ['0 دقيقة', 'دقيقة واحدة', 'دقيقتين', 'دقائق', 'دقيقة', 'دقيقة'];
