import { counted, isolated } from '@lectern/shared/languages/ar';
import type { Texts } from '../texts';
import { COURSES, LESSONS, OF_LESSONS } from './nouns';

const SMALLEST_MEGABYTES = 0.1;
const GIGABYTE = 1_000_000_000;

/** Arabic texts for saving a course offline. */
export const downloadCourse: Pick<Texts, 'lesson/downloadCourse'> = {
  'lesson/downloadCourse': (format) => {
    const size = (bytes: number): string =>
      format.number(bytes < GIGABYTE ? Math.max(SMALLEST_MEGABYTES, bytes / 1_000_000) : bytes / GIGABYTE, {
        style: 'unit',
        unit: bytes < GIGABYTE ? 'megabyte' : 'gigabyte',
        maximumFractionDigits: 1,
      });
    const lessons = (count: number): string => counted(format, count, LESSONS);
    const day = (date: Date): string => format.date(date, { dateStyle: 'medium' });
    return {
      title: 'حفظ هذه الدورة على هذا الجهاز',
      measuring: 'يجري حساب الحجم…',
      planFailed: 'حجم الدورة غير متاح',
      size: (count, bytes) => `${lessons(count)}، ${size(bytes)}`,
      partly: (done, of, bytes) =>
        `حُفظ ${format.number(done)} من ${counted(format, of, OF_LESSONS)}، وبقي ${size(bytes)}`,
      downloadedSize: (count, bytes) => `${lessons(count)}، ${size(bytes)}`,
      free: (bytes) => `المساحة المتاحة لهذا الموقع: ${size(bytes)}`,
      start: 'حفظ الدورة',
      continue: 'متابعة',
      pause: 'إيقاف مؤقت',
      cancel: 'إلغاء وإزالة',
      close: 'إغلاق',
      progress: 'حفظ الدورة',
      running: (share) =>
        `حُفظ ${format.number(share, { style: 'percent' })}. يمكنك إغلاق هذه النافذة والمتابعة؛ اترك الموقع مفتوحًا.`,
      downloaded: 'هذه الدورة محفوظة على هذا الجهاز، وتُفتح بلا اتصال.',
      full: 'لا توجد مساحة كافية على هذا الجهاز',
      fullAdvice: 'ما اكتمل يبقى. أزل شيئًا من قائمة الدروس المحفوظة، ثم تابع.',
      failed: 'لم تكتمل الدورة بعد',
      failedAdvice: 'ما اكتمل يبقى. تحقق من اتصالك، ثم تابع.',
      list: 'كل ما هو محفوظ على هذا الجهاز',
      listFailed: 'تعذّرت قراءة ما هو محفوظ على هذا الجهاز',
      none: 'لا شيء محفوظ على هذا الجهاز',
      noneLead:
        'افتح دورة واختر «حفظ الدورة للعرض بلا اتصال»، أو «حفظ للعرض بلا اتصال» لدرس واحد. وعندها يُفتح في أي مكان.',
      toCourses: 'دوراتك',
      summary: (courses, count, bytes) => `${counted(format, courses, COURSES)}، ${lessons(count)}، ${size(bytes)}`,
      details: (count, of, bytes, date) =>
        [
          of === null || count >= of ? lessons(count) : `${format.number(count)} من ${counted(format, of, OF_LESSONS)}`,
          size(bytes),
          ...(date ? [`حُفظت في ${day(date)}`] : []),
        ].join(' · '),
      lessonDetails: (bytes, date) => [size(bytes), ...(date ? [day(date)] : [])].join(' · '),
      showLessons: (count) => `عرض ${lessons(count)}`,
      remove: 'إزالة',
      removeOf: (name) => `إزالة ${isolated(name)}`,
      removed: 'أُزيل من هذا الجهاز.',
      notRemoved: 'لم يُزل. تأكد من أن هذا المتصفح يسمح للموقع بحفظ البيانات، ثم حاول مجددًا.',
      removeAll: 'إزالة الكل',
      removeAllNow: 'إزالة الكل الآن',
      cancelRemoval: 'الاحتفاظ بالكل',
    };
  },
};
