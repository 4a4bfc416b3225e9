import { counted, isolated, quoted } from '@lectern/shared/languages/ar';
import type { Texts } from '../texts';
import { OF_TESTS } from './nouns';

type CodeEditor = Texts['studio/codeEditor'];
type CodeEditorText = ReturnType<CodeEditor>;

const HELP: CodeEditorText['helpRows'] = [
  [
    'expect(value)',
    'toBe، toEqual، toBeCloseTo، toBeGreaterThan، toBeLessThan، toContain، toMatch، toHaveLength، toBeTruthy، ' +
      `toBeFalsy، toThrow؛ وكل منها أيضًا بعد ${isolated('.not')}`,
  ],
  ['page.click(target)', 'ينقر عنصرًا، أو أول عنصر يطابق مُحدِّدًا'],
  ['page.type(target, text)', 'يستبدل نص حقل'],
  ['page.press(target, key)', 'يضغط مفتاحًا؛ يرسل Enter نموذج الحقل'],
  ['page.style(target, property)', 'يعيد القيمة المحسوبة لخاصية CSS'],
  ['page.logs()', 'يعيد أسطر وحدة التحكم'],
  ['await page.wait(ms)', 'ينتظر، من أجل المؤقتات'],
  ['document', 'صفحة المتعلّم، وكل دوال برنامجه ومتغيراته'],
];

const codeEditorText: CodeEditor = (format) => {
  const tests = (count: number): string => counted(format, count, OF_TESTS);
  const list = (names: readonly string[]): string => names.map(quoted).join('، ');
  return {
    task: 'المطلوب',
    taskHint: 'يظهر فوق الشيفرة. Markdown.',
    code: 'الشيفرة',
    versions: 'نسخة الشيفرة',
    starting: 'شيفرة البداية',
    startingLead: 'يبدأ محرر المتعلّم بهذه الملفات.',
    solution: 'الحل',
    solutionLead: 'لا يرى الحل سواك أنت والمراجعين. وهو يُثبت أن التمرين قابل للحل.',
    files: { html: 'HTML', css: 'CSS', js: 'JavaScript' },
    addFile: (file) => `إضافة ${isolated(file)}`,
    deleteFile: (file) => `حذف ${isolated(file)}`,
    copyStart: 'نسخ شيفرة البداية',
    fileOf: (file, version) => `${isolated(file)}، ${version}`,
    tests: 'الاختبارات',
    testsLead:
      'تحكم الاختبارات على شيفرة المتعلّم، كل منها في صفحة جديدة. يكتمل الدرس عندما تنجح كلها. ومن دون اختبارات، ' +
      'يحدّده ' +
      'المتعلمون كمكتمل بأنفسهم.',
    addTest: 'إضافة اختبار',
    test: (number) => `الاختبار ${format.number(number)}`,
    named: (number, name) => `الاختبار ${format.number(number)}${name ? `: ${isolated(name)}` : ''}`,
    name: 'ما يتوقعه الاختبار',
    nameHint: 'مثل «يجمع عددين». يراه المتعلمون.',
    testCode: 'شيفرة الاختبار',
    hint: 'تلميح',
    hintHint: 'يظهر عندما يفشل الاختبار.',
    hidden: 'إخفاء شيفرة هذا الاختبار وتفاصيله عن المتعلمين',
    limit: 'المهلة',
    seconds: (count) => counted(format, count, ['0 ثانية', 'ثانية واحدة', 'ثانيتان', 'ثوانٍ', 'ثانية', 'ثانية']),
    help: 'ما يمكن للاختبار استخدامه',
    helpRows: HELP,
    check: 'تشغيل الاختبارات',
    checking: 'جارٍ التشغيل…',
    frame: 'شيفرتك قيد الاختبار',
    againstStart: 'مع شيفرة البداية',
    againstSolution: 'مع الحل',
    counts: (passed, all) => `نجح ${format.number(passed)} من ${tests(all)}`,
    verdict: {
      good: 'تميّز الاختبارات بين شيفرة البداية والحل.',
      startPasses: 'تنجح كل الاختبارات مع شيفرة البداية: لن يبقى للمتعلمين ما يفعلونه.',
      early: (names) => `تنجح منذ شيفرة البداية: ${list(names)}`,
      solutionFails: (names) => `لا تنجح مع الحل: ${list(names)}`,
      noSolution: 'اكتب حلًا للتحقق من أن التمرين قابل للحل.',
    },
    saved: 'حُفظ الحل',
    saving: 'جارٍ حفظ الحل…',
    offline: 'غير متصل: الحل محفوظ على هذا الجهاز',
    failed: 'تعذّر حفظ الحل. إنه محفوظ على هذا الجهاز.',
    retry: 'إعادة المحاولة',
    conflict: 'تغيّر الحل في نافذة أخرى.',
    keepMine: 'الاحتفاظ بهذا',
    takeTheirs: 'أخذ الآخر',
    loadFailed: 'تعذّر تحميل الحل.',
    problems: {
      noCode: 'أضف ملف شيفرة واحدًا على الأقل.',
      name: 'اكتب ما يتوقعه الاختبار.',
      same: 'لاختبار آخر هذا الاسم.',
      code: 'اكتب شيفرة الاختبار.',
      expect: `لا يتحقق الاختبار من شيء: استخدم ${isolated('expect(…)')}.`,
      long: (limit) => `أطول من ${format.number(limit)} حرف.`,
      many: (limit) => `للدرس ${tests(limit)} على الأكثر.`,
      body: (limit) => `المطلوب والشيفرة والاختبارات معًا أطول من ${format.number(limit)} حرف.`,
    },
  };
};

/** Arabic texts of the editor of code lessons. */
export const codeEditor: Pick<Texts, 'studio/codeEditor'> = { 'studio/codeEditor': codeEditorText };
