import type { Translation } from '@lectern/shared/translations';
import type { JudgeText } from '..';
import { counted, isolated } from './phrases';

const FROZEN = 'ربما يعمل بلا نهاية أو يستهلك ذاكرة كبيرة.';
const MATCHERS: Record<string, [is: string, isNot: string]> = {
  toBe: ['المتوقع', 'المتوقع أي شيء سوى'],
  toEqual: ['المتوقع', 'المتوقع أي شيء سوى'],
  toBeCloseTo: ['المتوقع نحو', 'المتوقع أي شيء سوى نحو'],
  toBeGreaterThan: ['المتوقع أكثر من', 'المتوقع ما لا يزيد على'],
  toBeLessThan: ['المتوقع أقل من', 'المتوقع ما لا يقل عن'],
  toContain: ['المتوقع أن يحتوي على', 'المتوقع ألا يحتوي على'],
  toMatch: ['المتوقع أن يطابق', 'المتوقع ألا يطابق'],
  toHaveLength: ['المتوقع طول قدره', 'المتوقع طول غير'],
  toBeTruthy: ['المتوقع قيمة صحيحة', 'المتوقع قيمة خاطئة'],
  toBeFalsy: ['المتوقع قيمة خاطئة', 'المتوقع قيمة صحيحة'],
  toThrow: ['المتوقع حدوث خطأ', 'المتوقع عدم حدوث خطأ'],
  element: ['لا يوجد في الصفحة عنصر يطابق', ''],
  nothing: [`لا يتحقق هذا الاختبار من شيء: ليس فيه ${isolated('expect(…)')}`, ''],
};

/** Arabic texts of the results of tests that judge code. */
export const judge: Translation<JudgeText> = (format) => {
  const seconds = (limit: number): string =>
    counted(format, limit, ['0 ثانية', 'ثانية واحدة', 'ثانيتين', 'ثوانٍ', 'ثانية', 'ثانية']);
  return {
    state: { passed: 'نجح', failed: 'فشل', stopped: 'أُوقف', waiting: 'لم يُشغَّل' },
    results: 'نتائج الاختبارات',
    expected: ({ matcher, isNot }) => MATCHERS[matcher]?.[isNot ? 1 : 0] ?? 'المتوقع',
    received: 'الناتج',
    hint: 'تلميح:',
    hidden: 'ما يتحقق منه هذا الاختبار مخفي.',
    testCode: 'عرض هذا الاختبار',
    at: ({ pane, line }) =>
      ({ html: 'HTML، السطر', js: 'JavaScript، السطر', test: 'الاختبار، السطر' })[pane] + ` ${format.number(line)}`,
    broken: (error) => `توقف برنامجك بسبب خطأ: ${isolated(error)}`,
    blocked: (address) => `طلب برنامجك ${isolated(address)} من الشبكة. تعمل الاختبارات بلا اتصال.`,
    stop: (stop) => {
      switch (stop.kind) {
        case 'endless':
          return `أُوقف بعد ${seconds(stop.limitSec)}: لم ينتهِ برنامجك. راجع حلقاته ومؤقتاته.`;
        case 'frozen':
          return `أُوقف بعد ${seconds(stop.limitSec + 1)}: لم يستجب برنامجك. ${FROZEN}`;
        case 'replaced':
          return `يستبدل برنامجك ${isolated(stop.name)} الذي تعتمد عليه الاختبارات. استخدم اسمًا آخر.`;
        case 'flood':
          return `أُوقف: كتب برنامجك أكثر من ${format.number(1000)} سطر في وحدة التحكم.`;
        case 'memory':
          return 'أُوقف: طلب برنامجك أكثر من 256 ميغابايت من الذاكرة.';
        case 'forged':
          return 'أُوقف: أرسل برنامجك رسالة إلى الصفحة المحيطة به. الاختبارات وحدها تعلن النتائج.';
        case 'left':
          return 'أُوقف: غادر برنامجك صفحته.';
        case 'not-loaded':
          return 'لم تُحمَّل الاختبارات. ربما أنت غير متصل بالإنترنت. برنامجك في أمان.';
        case 'too-long':
          return 'أُوقف: استغرقت الاختبارات كلها معًا أكثر من دقيقة.';
      }
    },
  };
};
