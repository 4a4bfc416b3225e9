import { counted, quoted } from '@lectern/shared/languages/ar';
import type { Texts } from '../texts';
import { COURSES, HOURS, OF_COURSES } from './nouns';

const SECONDS_PER_HOUR = 3_600;

/** Arabic texts of learning paths. */
export const paths: Pick<Texts, 'paths'> = {
  paths: (format) => ({
    title: 'مسارات التعلّم',
    lead: 'دورات يبني بعضها على بعض، بالترتيب الذي تُدرس به.',
    all: 'عرض كل المسارات',
    home: 'الرئيسية',
    summary: (count, seconds) => {
      const hours = Math.max(1, Math.round(seconds / SECONDS_PER_HOUR));
      return `${counted(format, count, COURSES)} · ${counted(format, hours, HOURS)}`;
    },
    progress: (finished, of) => `اكتملت ${format.number(finished)} من ${counted(format, of, OF_COURSES)}`,
    progressOf: (title) => `تقدمك في ${quoted(title)}`,
    steps: 'دورات هذا المسار',
    step: (position) => `الدورة ${format.number(position)}`,
    done: (percent) => `اكتمل ${format.number(percent / 100, { style: 'percent' })}`,
    finished: 'مكتملة',
    next: 'التالية',
    start: (title) => `ابدأ بدورة ${quoted(title)}`,
    continueWith: (title) => `تابع دورة ${quoted(title)}`,
    complete: 'أنهيت هذا المسار',
    completeLead: 'ستجد شهاداتك في ملفك الشخصي.',
    certificates: 'شهاداتك',
    none: 'لا توجد مسارات تعلّم بعد',
    noneLead: 'تصفّح الدورات بدلًا من ذلك.',
    unknown: 'لا يوجد مسار كهذا',
    unknownLead: 'ربما أُزيل من الموقع.',
    browse: 'تصفّح الدورات',
    failed: 'تعذّر تحميل مسارات التعلّم',
  }),
};
