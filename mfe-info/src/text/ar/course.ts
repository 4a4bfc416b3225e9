import { counted, quoted } from '@lectern/shared/languages/ar';
import type { Texts } from '../texts';
import { LESSONS, SECTIONS } from './nouns';

type Course = Pick<Texts, 'studioDetails' | 'studioOutline'>;

const details: Course['studioDetails'] = (format) => ({
  title: 'التفاصيل',
  missing: {
    title: 'قبل أن ترسلها للمراجعة',
    none: 'كل التفاصيل مكتملة.',
    fields: {
      title: 'اكتب عنوانًا من 3 أحرف على الأقل',
      summary: 'صف الدورة',
      outcomes: 'اذكر ما سيتمكن المتعلمون من فعله',
      category: 'اختر فئة',
      cover: 'أضف غلافًا',
    },
  },
  fields: {
    title: 'العنوان',
    subtitle: 'العنوان الفرعي',
    subtitleHint: 'جملة واحدة تحت العنوان.',
    summary: 'الوصف',
    summaryHint: 'لمن هذه الدورة، وماذا يتعلم فيها؟',
    category: 'الفئة',
    chooseCategory: 'اختر فئة',
    subcategory: 'الفئة الفرعية',
    noSubcategory: 'لا يوجد',
    level: 'المستوى',
    levels: { beginner: 'مبتدئ', intermediate: 'متوسط', advanced: 'متقدم', all: 'كل المستويات' },
    language: 'لغة الدورة',
    languageName: (tag) => format.languageName(tag),
    tags: 'المواضيع',
    tagsHint: (max) => `حتى ${format.number(max)}، تفصل بينها فواصل.`,
  },
  errors: {
    title: 'اكتب 3 أحرف على الأقل',
    tags: (max) => `استخدم ${format.number(max)} مواضيع على الأكثر، كل منها في 40 حرفًا`,
  },
  outcomes: {
    title: 'ما سيتمكن المتعلمون من فعله',
    hint: (max) => `الأفضل من أربعة إلى ستة، و${format.number(max)} على الأكثر.`,
    label: (number) => `النتيجة ${format.number(number)}`,
    add: 'إضافة نتيجة',
    remove: (number) => `إزالة النتيجة ${format.number(number)}`,
  },
  cover: {
    title: 'الغلاف',
    hint: 'صورة JPEG أو PNG أو WebP، لا تقل عن 640 × 360 بكسل. حتى تضيف صورة، يرى المتعلمون هذا الرسم.',
    choose: 'رفع صورة',
    replace: 'استبدال الصورة',
    remove: 'إزالة الصورة',
    dialog: 'قصّ الغلاف',
    area: 'الجزء الظاهر من الصورة. حرّكه بمفاتيح الأسهم.',
    moves: {
      left: 'تحريك الصورة إلى اليسار',
      right: 'تحريك الصورة إلى اليمين',
      up: 'تحريك الصورة إلى أعلى',
      down: 'تحريك الصورة إلى أسفل',
    },
    zoom: 'التكبير',
    apply: 'استخدام الصورة',
    cancel: 'إلغاء',
    type: 'اختر صورة JPEG أو PNG أو WebP.',
    size: 'اختر صورة لا تتجاوز 15 ميغابايت.',
    small: 'هذه الصورة صغيرة جدًا. اختر صورة لا تقل عن 640 × 360 بكسل.',
    unreadable: 'لا يمكن قراءة هذه الصورة. اختر غيرها.',
    failed: (reason) => `تعذّر رفع الصورة. ${reason}`,
    uploading: (share) => `جارٍ الرفع: ${format.number(share, { style: 'percent' })}`,
    done: 'تغيّر الغلاف',
  },
});

const outline: Course['studioOutline'] = (format) => ({
  title: 'المخطط',
  lead: (sections, lessons) => `${counted(format, sections, SECTIONS)}، ${counted(format, lessons, LESSONS)}`,
  empty: 'ابدأ بقسم',
  emptyBody: 'تجمع الأقسام الدروس. قد يكون للدورة القصيرة قسم واحد.',
  addSection: 'إضافة قسم',
  newSection: (number) => `القسم ${format.number(number)}`,
  addLesson: 'إضافة درس',
  addLessonTo: (section) => `إضافة درس إلى ${quoted(section)}`,
  newLesson: { video: 'فيديو جديد', text: 'نص جديد', quiz: 'اختبار قصير جديد', pen: 'درس برمجة جديد' },
  kinds: { video: 'فيديو', text: 'نص', quiz: 'اختبار قصير', pen: 'برمجة' },
  section: (number) => `عنوان القسم ${format.number(number)}`,
  lesson: (number, section) => `عنوان الدرس ${format.number(number)} في القسم ${format.number(section)}`,
  noLessons: 'لا دروس بعد.',
  full: (max) => `للدورة ${format.number(max)} درس على الأكثر.`,
  open: (title) => `تعديل ${quoted(title)}`,
  edit: 'تعديل',
  duplicate: (title) => `تكرار ${quoted(title)}`,
  duplicated: (title) => `كُرّر ${quoted(title)}`,
  duplicateFailed: (reason) => `تعذّر تكرار الدرس. ${reason}`,
  copyOf: (title) => `${title} (نسخة)`,
  remove: (title) => `حذف ${quoted(title)}`,
  removed: (title) => `حُذف ${quoted(title)}`,
  undo: 'تراجع',
  undone: (title) => `عاد ${quoted(title)}`,
  preview: 'معاينة مجانية',
  required: 'اكتب عنوانًا',
  move: (title) => `نقل ${quoted(title)}`,
  help:
    'اسحب المقبض، أو انقر عليه لتظهر أزرار النقل. بلوحة المفاتيح: اضغط المسافة على المقبض، وحرّك بمفاتيح الأسهم، ثم ' +
    'اضغط المسافة من جديد. يعيده Escape إلى مكانه.',
  grabbed: (title, place) => `أُمسك ${quoted(title)}، ${place}. حرّكه بمفاتيح الأسهم.`,
  moved: (title, place) => `نُقل ${quoted(title)}: ${place}`,
  dropped: (title, place) => `أُفلت ${quoted(title)}، ${place}`,
  cancelled: (title, place) => `عاد ${quoted(title)} إلى مكانه، ${place}`,
  edge: 'لا يمكن نقله أبعد من ذلك.',
  place: (index, count) => `${format.number(index)} من ${format.number(count)}`,
  placeIn: (index, count, section) => `${format.number(index)} من ${format.number(count)} في ${quoted(section)}`,
});

/** Arabic texts of a course's details and outline in the studio. */
export const course: Course = { studioDetails: details, studioOutline: outline };
