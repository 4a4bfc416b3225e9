import { counted, isolated, quoted, type CountedNoun } from '@lectern/shared/languages/ar';
import type { Texts } from '../texts';
import { CHARACTERS, NOTES, OF_LESSONS } from './nouns';

const SMALLEST_MEGABYTES = 0.1;
const QUESTIONS_LEFT: CountedNoun = [
  'لم يبقَ أي سؤال',
  'بقي سؤال واحد',
  'بقي سؤالان',
  'أسئلة متبقية',
  'سؤالًا متبقيًا',
  'سؤال متبقٍّ',
];

type Lesson = Pick<
  Texts,
  'lesson/completed' | 'lesson/notes' | 'lesson/offline' | 'lesson/open' | 'lesson/quiz' | 'lesson/watch'
>;

const completed: Lesson['lesson/completed'] = () => ({
  finished: 'أنهيت هذه الدورة.',
  justFinished: 'تهانينا! أنهيت هذه الدورة.',
  announceReady: 'تهانينا! أنهيت هذه الدورة. شهادتك جاهزة.',
  ready: 'شهادتك جاهزة.',
  certificate: 'عرض شهادتي',
  making: 'يجري إنشاء شهادتك.',
  waiting: 'ستُنشأ شهادتك فور حفظ تقدمك.',
  failed: 'تعذّر إنشاء شهادتك. ستجدها لاحقًا في ملفك الشخصي.',
  again: 'إعادة المحاولة',
  askName: 'ما الاسم الذي ينبغي أن يظهر على شهادتك؟',
  name: 'اسمك',
  nameHint: 'لا يمكنك تغييره لاحقًا.',
  nameFault: 'أدخل اسمًا من حرفين إلى 60 حرفًا.',
  make: 'إنشاء شهادتي',
  next: 'ماذا بعد؟',
  rateLead: 'يساعد تقييمك الآخرين على الاختيار.',
  rate: 'قيّم هذه الدورة',
  by: (name) => `يقدّمها ${isolated(name)}`,
});

const notes: Lesson['lesson/notes'] = (format) => ({
  title: 'الملاحظات',
  write: (time) => (time ? `ملاحظة عند ${isolated(time)}` : 'ملاحظة على هذا الدرس'),
  writeHint: `اضغط ${isolated('Ctrl')} أو ⌘ مع ${isolated('Enter')} لإضافتها.`,
  add: 'إضافة الملاحظة',
  now: 'استخدم اللحظة الحالية',
  counted: (used, limit) => `${format.number(used)} من ${format.number(limit)}`,
  tooLong: (over) => `النص أطول من الحد: ${counted(format, over, CHARACTERS)}. اختصره أو قسّمه على ملاحظتين.`,
  added: (time) => (time ? `أُضيفت الملاحظة عند ${isolated(time)}` : 'أُضيفت الملاحظة'),
  none: 'لا ملاحظات في هذا الدرس بعد.',
  noneInCourse: 'لا ملاحظات في هذه الدورة بعد.',
  thisLesson: (count) => `هذا الدرس (${format.number(count)})`,
  wholeCourse: (count) => `الدورة كلها (${format.number(count)})`,
  which: 'الملاحظات المعروضة',
  jump: (time) => `الانتقال إلى ${isolated(time)}`,
  general: 'عام',
  editAt: (time) => (time ? `تعديل الملاحظة عند ${isolated(time)}` : 'تعديل الملاحظة'),
  editLabel: (time) => (time ? `نص الملاحظة عند ${isolated(time)}` : 'نص الملاحظة'),
  save: 'حفظ',
  cancel: 'إلغاء',
  removeAt: (time) => (time ? `حذف الملاحظة عند ${isolated(time)}` : 'حذف الملاحظة'),
  removed: (time) => (time ? `حُذفت الملاحظة عند ${isolated(time)}.` : 'حُذفت الملاحظة.'),
  undo: 'تراجع',
  restored: 'استُعيدت الملاحظة',
  saving: 'جارٍ الحفظ…',
  unsent: (reason) => `محفوظة على هذا الجهاز وحده. ${reason}`,
  retry: 'إعادة المحاولة',
  exportAll: 'تصدير بصيغة Markdown',
  courseFile: (slug) => `${slug || 'course'}-notes.md`,
  allFile: 'my-notes.md',
  exportTitle: (title) => `ملاحظات على ${quoted(title)}`,
  allNotes: 'كل ملاحظاتي',
  lesson: 'الدرس',
  lessonAt: (lesson, time) => `${isolated(lesson)} · ${isolated(time)}`,
  unknownCourse: 'دورة لم تعد منشورة',
  unknownBook: 'كتاب لم يعد معروضًا للبيع',
  search: 'البحث في ملاحظاتك',
  found: (count) => counted(format, count, NOTES),
  nothingFound: 'لا ملاحظات تطابق بحثك',
  nothingFoundLead: 'جرّب كلمات أقل أو كلمات أخرى.',
  clearSearch: 'عرض كل الملاحظات',
  empty: 'ليس لديك ملاحظات بعد',
  emptyLead: 'دوّن ملاحظاتك أثناء مشاهدة الدروس. تحفظ كل ملاحظة لحظتها وتعيدك إليها.',
  browse: 'تصفّح الدورات',
});

const offline: Lesson['lesson/offline'] = (format) => {
  const size = (bytes: number): string =>
    format.number(Math.max(SMALLEST_MEGABYTES, bytes / 1_000_000), {
      style: 'unit',
      unit: 'megabyte',
      maximumFractionDigits: 1,
    });
  return {
    save: 'حفظ للعرض بلا اتصال',
    saving: (share) => `جارٍ الحفظ… ${format.number(share, { style: 'percent' })}`,
    cancel: 'إلغاء',
    saved: (bytes) => `محفوظ على هذا الجهاز (${size(bytes)})`,
    remove: 'إزالة',
    announceSaved: 'حُفظ الدرس على هذا الجهاز.',
    announceRemoved: 'أُزيل الدرس من هذا الجهاز.',
    full: 'لا توجد مساحة كافية على هذا الجهاز. أزل دروسًا محفوظة من ملفك الشخصي تحت «على هذا الجهاز» وحاول مجددًا.',
    saveCourse: 'حفظ الدورة للعرض بلا اتصال',
    savingCourse: (share) => `جارٍ حفظ الدورة… ${format.number(share, { style: 'percent' })}`,
    failed: 'تعذّر حفظ الدرس. تحقق من اتصالك وحاول مجددًا.',
  };
};

const watch: Lesson['lesson/watch'] = (format) => {
  const lessonsOf = (done: number, all: number): string =>
    `${format.number(done)} من ${counted(format, all, OF_LESSONS)}`;
  return {
    outline: 'الدروس',
    noLessons: 'ليس لهذه الدورة دروس بعد',
    noLessonsLead: 'الدورة منشورة، لكن دروسها ليست جاهزة بعد.',
    noContent: 'هذا الدرس فارغ',
    noContentLead: 'لم يضف مدرّسه أي محتوى بعد.',
    entryNote: (kind, isDone) =>
      `، ${{ video: 'فيديو', text: 'قراءة', quiz: 'اختبار قصير', pen: 'تمرين برمجة' }[kind]}${isDone ? '، مكتمل' : ''}`,
    section: (lessons, minutes, done) => `${isolated(lessonsOf(done, lessons))} · ${isolated(minutes)}`,
    minutes: (seconds) => `${format.number(Math.max(1, Math.round(seconds / 60)))} د`,
    progress: 'تقدمك في هذه الدورة',
    progressValue: (percent, done, of) =>
      `${isolated(format.number(percent / 100, { style: 'percent' }))} · ${isolated(lessonsOf(done, of))}`,
    previous: 'السابق',
    next: 'التالي',
    nextLesson: (title) => `الدرس التالي: ${isolated(title)}`,
    previousLesson: (title) => `الدرس السابق: ${isolated(title)}`,
    markRead: 'تحديد كمقروء',
    markDone: 'تحديد كمكتمل',
    isDone: 'مكتمل',
    tabs: 'لوحات الدرس',
    tab: {
      lessons: 'الدروس',
      transcript: 'النص',
      chapters: 'الفصول',
      notes: 'الملاحظات',
      questions: 'الأسئلة',
      resources: 'الموارد',
      about: 'نبذة',
    },
    missingResource: (title) => `${isolated(title)} (غير متاح)`,
    language: (tag) => format.languageName(tag),
  };
};

/** Arabic texts of lessons. */
export const lesson: Lesson = {
  'lesson/completed': completed,
  'lesson/notes': notes,
  'lesson/offline': offline,
  'lesson/open': (format) => ({
    course: (title) => `${isolated(title)} · دورة مفتوحة`,
    lessons: 'الدروس',
    lesson: (index) => `الدرس ${format.number(index)}`,
    captions: 'التسميات التوضيحية',
    invitation:
      'أنت تشاهد من دون حساب، لذلك يُحفظ تقدمك على هذا الجهاز وحده. الحساب المجاني يزامنه ويضيف الملاحظات والشهادات.',
    signUp: 'إنشاء حساب',
    dismiss: 'ليس الآن',
  }),
  'lesson/quiz': (format) => ({
    check: 'تحقق من إجابتي',
    right: 'إجابة صحيحة',
    wrong: 'ليس تمامًا. حاول مجددًا.',
    broken: 'لا يمكن عرض هذا الاختبار القصير. على مدرّسه أن يصلحه.',
    score: (right, of) => {
      const all = counted(format, of, ['0 سؤال', 'سؤال واحد', 'سؤالين', 'أسئلة', 'سؤالًا', 'سؤال']);
      return `الإجابات الصحيحة من أول محاولة: ${format.number(right)} من ${all}`;
    },
    done: 'اكتمل الاختبار القصير',
    left: (left) => counted(format, left, QUESTIONS_LEFT),
  }),
  'lesson/watch': watch,
};
