import { counted, isolated, type CountedNoun } from '@lectern/shared/languages/ar';
import type { Texts } from '../texts';

type Review = Pick<Texts, 'review/link' | 'review/review'>;

const CARDS: CountedNoun = ['لا بطاقات', 'بطاقة واحدة', 'بطاقتان', 'بطاقات', 'بطاقة', 'بطاقة'];
/** After a word that governs the genitive. */
const OF_CARDS: CountedNoun = ['0 بطاقة', 'بطاقة واحدة', 'بطاقتين', 'بطاقات', 'بطاقة', 'بطاقة'];
const OF_REVIEWS: CountedNoun = ['0 مراجعة', 'مراجعة واحدة', 'مراجعتين', 'مراجعات', 'مراجعة', 'مراجعة'];
const OF_DAYS: CountedNoun = ['0 يوم', 'يوم واحد', 'يومين', 'أيام', 'يومًا', 'يوم'];

const text: Review['review/review'] = (format) => {
  const cards = (count: number): string => counted(format, count, CARDS);
  const share = ({ right, of }: { right: number; of: number }): string =>
    format.number(right / of, { style: 'percent' });
  const day = (date: Date): string => format.date(date, { weekday: 'long', day: 'numeric', month: 'long' });
  return {
    title: 'مراجعة اليوم',
    failed: 'تعذّر تحميل بطاقاتك',
    offline: 'افتح هذه الصفحة مرة واحدة مع اتصال. بعدها تبقى بطاقاتك على هذا الجهاز.',
    progress: (done, of) => `أُنجز اليوم ${format.number(done)} من ${counted(format, of, OF_CARDS)}`,
    question: 'سؤال',
    note: 'ملاحظتك',
    recall: 'ماذا دوّنت هنا؟ قله لنفسك، ثم انظر.',
    show: 'عرض الإجابة',
    answer: 'الإجابة',
    check: 'تحقق من إجابتي',
    right: 'إجابة صحيحة',
    wrong: 'ليس تمامًا. الإجابة الصحيحة:',
    lesson: 'درس',
    unknownCourse: 'دورة لم تعد متاحة',
    unknownBook: 'كتاب لم يعد متاحًا',
    at: (lesson, time) => `${isolated(lesson)} · ${time}`,
    howWell: 'إلى أي حد كنت تعرفها؟',
    grades: { 1: 'نسيتها', 2: 'صعبة', 3: 'جيدة', 4: 'سهلة' },
    next: 'البطاقة التالية',
    again: 'بعد 10 دقائق',
    inDays: (count) => `بعد ${counted(format, count, OF_DAYS)}`,
    askedAgain: 'ستعود هذه البطاقة اليوم مرة أخرى.',
    graded: (grade, when) => `${grade}: تعود ${when}.`,
    undo: 'التراجع عن آخر إجابة',
    undone: 'جرى التراجع عن آخر إجابة.',
    stop: 'عدم السؤال عن هذه البطاقة',
    stopped: 'لن تُسأل عن هذه البطاقة بعد الآن.',
    keys: 'المفاتيح: من 1 إلى 4 للتقييم، وU للتراجع.',
    unsent: (reason) => `محفوظ على هذا الجهاز فقط. ${reason}`,
    retry: 'إعادة المحاولة',
    none: 'لا شيء للمراجعة بعد',
    noneLead:
      'أجب عن اختبار في إحدى دوراتك: تعود أسئلته هنا بعد يوم، ثم على فترات متباعدة أكثر فأكثر. ويمكنك أيضًا مراجعة ' +
      'ملاحظاتك.',
    browse: 'تصفّح الدورات',
    choose: 'اختيار ملاحظات للمراجعة',
    done: 'انتهيت لهذا اليوم',
    doneLead: (count) => `راجعت اليوم ${counted(format, count, OF_CARDS)}.`,
    notDue: 'لا شيء مستحق الآن',
    nextAt: (date, isToday) =>
      isToday
        ? `تحين البطاقة التالية اليوم عند ${format.date(date, { timeStyle: 'short' })}.`
        : `تحين البطاقة التالية يوم ${day(date)}.`,
    nothingAhead: 'لا بطاقة مستحقة في الفترة القادمة. تأتي البطاقات الجديدة من الاختبارات ومن ملاحظاتك.',
    upcoming: 'القادم',
    day: 'اليوم',
    count: 'البطاقات',
    dayName: day,
    cards,
    correctness: 'كم تتذكر',
    correctnessLead: (all, period, target) =>
      `في آخر ${counted(format, period, OF_DAYS)} كانت ${format.number(all.right)} من ` +
      `${counted(format, all.of, OF_REVIEWS)} صحيحة من المرة الأولى: ${share(all)}. ` +
      `يستهدف الجدول ${format.number(target, { style: 'percent' })}.`,
    correctnessNone: 'بعد مراجعاتك الأولى ترى هنا كم منها كان صحيحًا من المرة الأولى.',
    work: 'الدورة أو الكتاب',
    knownFirst: 'صحيحة من المرة الأولى',
    reviews: 'المراجعات',
    share,
    shareOf: ({ right, of }) => `${format.number(right)} من ${format.number(of)}`,
    cardsTitle: 'البطاقات التي تُسأل عنها',
    cardsLead:
      'اختر الملاحظات التي تريد أن تتذكرها. نقطتان مكررتان بين السؤال والجواب تجعلان الملاحظة بطاقة ذات وجهين: ' +
      '«ما الذي يرفع العجين؟ :: الخميرة».',
    noNotes: 'ليس لديك ملاحظات بعد. اكتب واحدة بجانب درس، فتظهر هنا.',
    back: 'العودة إلى المراجعة',
  };
};

/** Arabic texts of spaced review. */
export const review: Review = {
  'review/link': (format) => ({
    title: 'مراجعة اليوم',
    due: (count) => `${counted(format, count, CARDS)} للمراجعة`,
    none: 'لا شيء مستحق الآن.',
    lead: 'أسئلة اختباراتك، والملاحظات التي تختارها، تعود حتى ترسخ.',
  }),
  'review/review': text,
};
