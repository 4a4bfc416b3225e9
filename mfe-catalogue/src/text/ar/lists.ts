import { counted, isolated, quoted } from '@lectern/shared/languages/ar';
import type { Texts } from '../texts';
import { COURSES, HOURS, LESSONS, MINUTES, SUGGESTIONS } from './nouns';

/** Arabic texts of home, lists and search. */
export const lists: Pick<
  Texts,
  | 'books'
  | 'card'
  | 'categories'
  | 'facets'
  | 'failed'
  | 'continueLearning'
  | 'home'
  | 'list'
  | 'none'
  | 'results'
  | 'search'
  | 'suggestions'
> = {
  books: (format) => ({
    authors: (names) => format.list(names.map(isolated)),
    free: 'مجاني',
    matching: 'كتب مطابقة',
    all: (n) =>
      n > 1
        ? `عرض ${counted(format, n, ['', '', 'الكتابين', 'كتب', 'كتابًا', 'كتاب'])} على الرف`
        : 'عرض الكتاب على الرف',
  }),
  card: (format) => ({
    hours: (seconds) =>
      seconds < 3600
        ? counted(format, Math.max(1, Math.round(seconds / 60)), MINUTES)
        : counted(format, Math.round(seconds / 360) / 10, HOURS),
    free: 'مجاني',
    levels: { beginner: 'مبتدئ', intermediate: 'متوسط', advanced: 'متقدم', all: 'كل المستويات' },
  }),
  categories: (format) => ({
    courses: (n) => counted(format, n, COURSES),
    subcategories: (name) => `مواضيع في ${quoted(name)}`,
  }),
  facets: (format) => {
    const courses = (n: number): string => counted(format, n, COURSES);
    return {
      title: 'عوامل التصفية',
      titles: {
        category: 'الفئة',
        topic: 'الموضوع',
        level: 'المستوى',
        price: 'السعر',
        duration: 'المدة',
        language: 'اللغة',
      },
      level: { all: 'كل المستويات', beginner: 'مبتدئ', intermediate: 'متوسط', advanced: 'متقدم' },
      price: { free: 'مجانية', paid: 'مدفوعة' },
      duration: {
        'under-1h': 'أقل من ساعة',
        '1h-3h': 'من ساعة إلى 3 ساعات',
        '3h-10h': 'من 3 إلى 10 ساعات',
        'over-10h': '10 ساعات فأكثر',
      },
      language: (tag) => format.languageName(tag),
      count: (n) => format.number(n),
      more: (n) => `عرض ${format.number(n)} أخرى`,
      open: (n) => (n > 0 ? `عوامل التصفية (${format.number(n)})` : 'عوامل التصفية'),
      show: (n) => `عرض ${counted(format, n, ['0 دورة', 'دورة واحدة', 'دورتين', 'دورات', 'دورة', 'دورة'])}`,
      showAny: 'عرض الدورات',
      counting: 'جارٍ عدّ الدورات…',
      left: courses,
      chosen: 'عوامل التصفية المختارة',
      remove: 'إزالة عامل التصفية:',
      clear: 'إزالة كل عوامل التصفية',
      noneTitle: 'لا توجد دورة تطابق كل عوامل التصفية هذه',
      noneHelp: 'أزل أحدها لعرض المزيد:',
      noneAtAll: 'أزلها لعرض كل الدورات.',
      without: (title, n) => `من دون ${quoted(title)}: ${courses(n)}`,
    };
  },
  failed: () => ({ catalogue: 'تعذّر تحميل الدورات' }),
  continueLearning: (format) => ({
    continueWith: (lesson) => `تابع: ${isolated(lesson)}`,
    left: (minutes) => `بقي ${format.number(minutes, { style: 'unit', unit: 'minute' })}`,
    allOfYours: 'عرض كل دوراتك',
    done: (percent) => `اكتمل ${format.number(percent / 100, { style: 'percent' })}`,
    notBegun: 'لم تبدأ بعد',
  }),
  home: (format) => ({
    title: 'تعلّم ما يستحق أن تعرفه',
    lead:
      'دورات يقدّمها أشخاص يعملون بما يعلّمون. شاهد بالسرعة التي تناسبك، وتابع من حيث توقفت على أي جهاز، ودوّن ' +
      'ملاحظاتك حيث تحتاج إليها.',
    searchLabel: 'البحث في كل الدورات',
    search: 'بحث',
    categories: 'الفئات',
    popular: 'دورات رائجة',
    newest: 'دورات جديدة',
    all: 'عرض كل الدورات',
    allNewest: 'عرض كل الدورات الجديدة',
    allBooks: 'عرض كل الكتب',
    continue: 'تابع التعلّم',
    open: 'دورات مفتوحة',
    watch: 'شاهد الآن',
    openLead: 'شاهدها فورًا، من دون حساب.',
    lessons: (n) => counted(format, n, LESSONS),
    alsoHere: 'وأيضًا على Lectern',
    books: { title: 'الكتب', text: 'اقرأ مقتطفًا، وتابع من حيث توقفت.' },
    code: { title: 'محرر البرمجة', text: 'HTML وCSS وJavaScript جنبًا إلى جنب، تعمل أثناء الكتابة.' },
    teach: { title: 'التدريس', text: 'شارك ما تعرفه. اطّلع على طريقة العمل وعلى ما نطلبه من المدرّسين.' },
  }),
  list: (format) => ({
    all: 'كل الدورات',
    allLead: 'اعثر على ما تريد تعلّمه بعد ذلك.',
    inCategory: (n) => `${counted(format, n, COURSES)} للاختيار.`,
    within: (name, parent) => `${isolated(name)} · ${isolated(parent)}`,
    home: 'الرئيسية',
    noneInCategory: 'لم تُنشر أي دورة في هذه الفئة بعد',
    seeAll: 'عرض كل الدورات',
    results: 'الدورات',
    sort: 'الترتيب حسب',
    sorts: {
      relevance: 'الأكثر صلة',
      popular: 'الأكثر رواجًا',
      newest: 'الأحدث',
      title: 'العنوان',
      shortest: 'الأقصر',
    },
    pages: 'الصفحات',
    number: (n) => format.number(n),
    page: (n) => `الصفحة ${format.number(n)}`,
    atPage: (page, pages) => `، الصفحة ${format.number(page)} من ${format.number(pages)}`,
    previous: 'السابق',
    next: 'التالي',
  }),
  none: () => ({
    title: 'لم تُنشر أي دورات بعد',
    text: 'ستظهر أول دورة هنا فور نشرها.',
  }),
  results: (format) => ({
    results: (n, query) => `${counted(format, n, COURSES)} عن ${quoted(query)}`,
    noneTitle: (query) => `لا نتائج عن ${quoted(query)}`,
    none: 'تحقق من الإملاء، أو جرّب كلمة أعمّ.',
    seeAll: 'عرض كل الدورات',
  }),
  search: () => ({
    title: 'البحث',
    lead: 'اعثر على دورة بعنوانها أو مدرّسها أو موضوعها.',
    label: 'ماذا تود أن تتعلّم؟',
    button: 'بحث',
    recent: 'عمليات بحثك الأخيرة',
    forget: 'مسح عمليات البحث',
    browse: 'تصفّح حسب الفئة',
  }),
  suggestions: (format) => ({
    suggestions: 'الاقتراحات',
    suggested: (n) => `${counted(format, n, SUGGESTIONS)}. اختر بمفاتيح الأسهم.`,
    recent: 'عمليات بحثك الأخيرة',
  }),
};
