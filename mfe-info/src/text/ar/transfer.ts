import { counted, isolated } from '@lectern/shared/languages/ar';
import type { Texts } from '../texts';
import { PROBLEMS } from './nouns';

const percentOf = (share: number): [number, Intl.NumberFormatOptions] => [
  share,
  { style: 'percent', maximumFractionDigits: 0 },
];

/** Arabic texts of the import and export of courses. */
export const transfer: Pick<Texts, 'transfer'> = {
  transfer: (format) => ({
    open: 'استيراد دورة',
    title: 'استيراد دورة',
    lead: `أفلت هنا مجلد دورة أو ملف zip فيه ${isolated('course.yaml')}. تُنشأ مسودة جديدة؛ ولا يُنشر شيء.`,
    chooseFolder: 'اختيار مجلد',
    chooseZip: 'اختيار ملف zip',
    close: 'إغلاق',
    checking: 'جارٍ التحقق…',
    uploading: (share) => `جارٍ الرفع: ${format.number(...percentOf(share))}`,
    problems: (count) => `${counted(format, count, PROBLEMS)}؛ لم يُستورد شيء`,
    more: (count) => `و${format.number(count)} أخرى`,
    line: (file, line) => `${isolated(file)}، السطر ${format.number(line)}`,
    faults: {
      noCourse: `ليس فيه ${isolated('course.yaml')}.`,
      twoCourses: 'فيه أكثر من دورة. استورد دورة واحدة في كل مرة.',
      tooMany: `فيه أكثر من ${format.number(2000)} ملف.`,
      tooLarge: 'أكبر من 500 ميغابايت كملف zip، أو 1 غيغابايت بعد فك الضغط. اختر المجلد بدلًا منه.',
      badZip: 'لا يمكن قراءة ملف zip: إنه تالف، أو محمي بكلمة مرور.',
      unreadable: 'لا يستطيع المتصفح قراءته. اختره من جديد.',
    },
    failed: 'تعذّر استيراد الدورة',
    failedBody: 'لم يُستورد شيء. حاول مجددًا بعد قليل.',
    interrupted: 'توقف الاستيراد',
    interruptedBody: 'ما رُفع محفوظ. إن أغلقت هذا، فاحذف المسودة غير المكتملة من قائمتك.',
    resume: 'متابعة',
    exportTitle: 'تصدير هذه الدورة',
    exportLead: 'ملف zip من المسودة. يمكن استيراده من جديد، هنا أو بأمر lectern.',
    export: 'تصدير كملف zip',
    packing: (share) => `جارٍ التجهيز: ${format.number(...percentOf(share))}`,
    exported: 'ملف zip جاهز.',
    exportFailed: 'تعذّر تصدير الدورة. حاول مجددًا بعد قليل.',
    exportTooLarge: 'في الدورة أكثر من 1 غيغابايت من الملفات، ولا يستطيع المتصفح جمعها.',
  }),
};
