import type { CaptionProblemKind } from '@lectern/shared/captions';
import { counted, isolated, quoted } from '@lectern/shared/languages/ar';
import type { Texts } from '../texts';
import { CAPTIONS, PROBLEMS } from './nouns';

type CaptionsText = ReturnType<Texts['captions']>;

const inFile: Record<CaptionProblemKind, string> = {
  format: 'هذا الملف ليس WebVTT ولا SubRip. يبدأ ملف WebVTT بالسطر WEBVTT.',
  timing: `لا يمكن قراءة الأوقات. اكتبها بهذا الشكل: ${isolated('00:01.000 --> 00:04.500')}.`,
  'ends-first': 'تنتهي التسمية قبل أن تبدأ.',
  empty: 'ليس في التسمية نص.',
  order: 'تبدأ التسمية قبل التي تسبقها. ستُرتّب في موضعها.',
  'too-many': 'في الملف أكثر من 20,000 تسمية. أُهملت البقية.',
  'no-cues': 'ليس في الملف تسميات.',
};

const KEYS: CaptionsText['editor']['keys'] = {
  title: 'اختصارات لوحة المفاتيح',
  list: [
    ['Alt + P', 'تشغيل أو إيقاف مؤقت'],
    ['Alt + I', 'بدء التسمية عند موضع المشغّل'],
    ['Alt + O', 'إنهاء التسمية عند موضع المشغّل'],
    ['Alt + X', 'تقسيم عند مؤشر النص'],
    ['Alt + J', 'دمج مع التسمية التالية'],
    ['Alt + ↑, Alt + ↓', 'التسمية السابقة أو التالية'],
    ['Alt + N', 'إضافة تسمية عند موضع المشغّل'],
  ],
};

const ISSUES: CaptionsText['editor']['issues'] = {
  empty: 'ليس فيها نص: لن يراها المتعلمون.',
  overlap: 'تتداخل مع التسمية التالية.',
  'after-end': 'تبدأ بعد نهاية الفيديو.',
};

const editor = (format: Parameters<Texts['captions']>[0]): CaptionsText['editor'] => ({
  title: (name) => `التسميات التوضيحية: ${isolated(name)}`,
  loading: 'جارٍ تحميل التسميات',
  loadFailed: 'تعذّر تحميل التسميات.',
  done: 'تم',
  list: 'كل التسميات',
  none: 'لا شيء هنا بعد. شغّل الفيديو، وأوقفه حيث يتكلم أحد، وأضف تسمية.',
  count: (count) => counted(format, count, CAPTIONS),
  saved: 'محفوظة في المسودة',
  pending: 'لم تُحفظ بعد',
  add: 'إضافة تسمية هنا',
  cue: (number) => `التسمية ${format.number(number)}`,
  start: (number) => `بداية التسمية ${format.number(number)}`,
  end: (number) => `نهاية التسمية ${format.number(number)}`,
  text: (number) => `نص التسمية ${format.number(number)}`,
  wrongTime: `اكتب وقتًا مثل ${isolated('1:30.250')}.`,
  setStart: (number) => `بدء التسمية ${format.number(number)} عند موضع المشغّل`,
  setEnd: (number) => `إنهاء التسمية ${format.number(number)} عند موضع المشغّل`,
  play: (number) => `تشغيل التسمية ${format.number(number)}`,
  split: (number) => `تقسيم التسمية ${format.number(number)} عند مؤشر النص`,
  merge: (number) => `دمج التسمية ${format.number(number)} مع التالية`,
  remove: (number) => `حذف التسمية ${format.number(number)}`,
  short: { setStart: 'ابدأ هنا', setEnd: 'أنهِ هنا', split: 'تقسيم', merge: 'دمج', remove: 'حذف' },
  undo: 'تراجع',
  undone: 'تم التراجع.',
  removed: (number) => `حُذفت التسمية ${format.number(number)}.`,
  issues: ISSUES,
  issueCount: (count) =>
    counted(format, count, [
      'لا تسميات تحتاج إلى مراجعة',
      'تسمية واحدة تحتاج إلى مراجعة',
      'تسميتان تحتاجان إلى مراجعة',
      'تسميات تحتاج إلى مراجعة',
      'تسمية تحتاج إلى مراجعة',
      'تسمية تحتاج إلى مراجعة',
    ]),
  nextIssue: 'الانتقال إلى التالية',
  shift: {
    title: 'إزاحة الأوقات',
    by: `ثوانٍ، مثل ${isolated('1.5')} أو ${isolated('-0.8')}`,
    from: 'أيّ التسميات',
    all: 'كل التسميات',
    fromPlayer: 'من موضع المشغّل فصاعدًا',
    apply: 'إزاحة',
    wrong: 'اكتب عدد الثواني.',
    done: (count) => `التسميات المزاحة: ${counted(format, count, CAPTIONS)}.`,
  },
  keys: KEYS,
});

/** Arabic texts of captions. */
export const captions: Pick<Texts, 'captions'> = {
  captions: (format) => ({
    title: 'التسميات التوضيحية',
    lead: 'ما يُقال، ليُقرأ أثناء المشاهدة. يحتاج إليها متعلمون كثيرون، ويعثر البحث على الدورات التي فيها تسميات.',
    none: 'لا تسميات توضيحية بعد.',
    language: 'اللغة',
    kind: 'النوع',
    kinds: { captions: 'تسميات توضيحية', subtitles: 'ترجمة', descriptions: 'وصف الصورة' },
    of: (language, kind) => `${format.languageName(language)} · ${kind}`,
    languageName: (tag) => format.languageName(tag),
    edit: (name) => `تعديل ${quoted(name)}`,
    remove: (name) => `إزالة ${quoted(name)}`,
    editShort: 'تعديل',
    removeShort: 'إزالة',
    add: 'إضافة تسميات توضيحية',
    taken: 'هذه موجودة في الدرس بالفعل. اختر لغة أخرى أو نوعًا آخر، أو عدّل الموجودة.',
    upload: 'رفع ملف',
    uploadHint: `WebVTT أو SubRip ‏(${isolated('.vtt')}، ${isolated('.srt')})، حتى 2 ميغابايت`,
    write: 'كتابتها هنا',
    full: 'للدرس 20 ملف تسميات على الأكثر.',
    saving: 'جارٍ الحفظ…',
    failed: 'تعذّر حفظ التسميات.',
    tooLarge: (name) => `الملف ${quoted(name)} أكبر من 2 ميغابايت.`,
    unreadable: (name) => `تعذّرت قراءة الملف ${quoted(name)}.`,
    retry: 'إعادة المحاولة',
    problems: {
      title: (name) => `مشكلات في ${quoted(name)}`,
      line: (line) => `السطر ${format.number(line)}`,
      inFile,
      more: (count) => `المزيد: ${counted(format, count, PROBLEMS)}`,
      useRest: (count) => `استخدام التسميات الصالحة (${format.number(count)})`,
      cancel: 'إلغاء',
    },
    editor: editor(format),
  }),
};
