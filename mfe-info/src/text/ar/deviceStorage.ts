import type { Texts } from '../texts';

const DELETED = 'تحذفه';
const SIGNED_OUT = 'تسجّل الخروج';
const SENT_OR_DISCARDED = 'ترسلها أو تتجاهلها';
const TAB_CLOSED = 'تغلق علامة التبويب';
const REMOVED_FROM_APP = 'تزيله من صفحة «ثبّت التطبيق»';

/** Arabic table of everything that the product stores in the browser: name, purpose, and when it is removed. */
const ENTRIES: readonly (readonly [name: string, purpose: string, until: string])[] = [
  [
    'lectern.studio',
    'للمدرّسين: تغييرات دورة لم تُرسَل بعد، ومسودتها، لتُفتح بلا اتصال.',
    'تحذفه، أو بعد نصف عام من آخر تغيير',
  ],
  ['lectern.keep', 'إن كنت تريد حفظ الموقع على هذا الجهاز، ليُفتح بلا اتصال.', DELETED],
  ['lectern.session', 'يدل على أنك كنت مسجّل الدخول، لتنتظر الصفحة حسابك. ليس فيه بيانات عنك.', SIGNED_OUT],
  ['lectern.account', 'اسمك وبريدك وصورتك، للترحيب بك قبل تحميل حسابك.', SIGNED_OUT],
  ['firebaseLocalStorageDb', 'جلسة مكتبة تسجيل الدخول. فارغة من دون حساب.', SIGNED_OUT],
  [
    'firebase-heartbeat-database',
    'الأيام التي استُخدمت فيها مكتبة تسجيل الدخول والمستندات، مع إصدارها.',
    'تمر ثلاثون يومًا على كل مدخل',
  ],
  ['lectern.theme', 'فاتح أو داكن، إن اخترت.', 'تختار «حسب النظام»'],
  ['lectern.motion', 'تقليل الحركة، إن طلبته.', 'تختار «حسب النظام»'],
  ['lectern-language', 'ملف تعريف ارتباط فيه اللغة التي اخترتها، لتصل الصفحات بها.', 'تمر سنة على اختيارك'],
  [
    'lectern-bucket',
    'ملف تعريف ارتباط، فقط أثناء تجربة إصدار جديد على بعض الزوار: رقم عشوائي من 0 إلى 10,006 يحدد إن كنت منهم. يشترك ' +
      'آلاف الزوار في كل رقم.',
    'تمر ثلاثون يومًا على آخر زيارة',
  ],
  ['lectern.counted', 'إصدارات أجزاء الموقع التي أبلغ عنها هذا المتصفح، لتُحسب مرة واحدة.', DELETED],
  ['lectern.continued', 'عدد الدورات التي بدأتها وعرضتها الصفحة الرئيسية، لحجز مكانها أثناء التحميل.', DELETED],
  ['lectern.cart-count', 'عدد العناصر في سلتك، لعرضه فورًا.', DELETED],
  ['lectern.cart', 'ما وضعته في سلتك.', 'تفرغها'],
  ['lectern.checkout', 'القسيمة ومتلقي الهدية اللذان كتبتهما عند مراجعة الطلب.', TAB_CLOSED],
  [
    'lectern.cart-account',
    'صاحب السلة التي يعرضها هذا الجهاز وأنت مسجّل الدخول، والتغييرات التي وصلت إلى حسابك، كيلا يضيع تغيير أُجري ' +
      'بلا اتصال.',
    'تسجّل الخروج، أو يصل التغيير إلى حسابك',
  ],
  ['lectern.questions', 'الأسئلة والإجابات التي تكتبها، أو التي تعذّر إرسالها.', 'تُرسَل، أو تتجاهلها'],
  ['lectern.reader', 'إعدادات عرض الكتب: حجم النص والخط وطول السطر.', DELETED],
  ['lectern.reading', 'مواضع القراءة التي تعذّر إرسالها إلى حسابك.', 'تُرسَل'],
  ['lectern.searches', 'آخر ثماني عمليات بحث لك، لعرضها عليك من جديد. تبقى على جهازك.', 'تمسحها في صفحة البحث'],
  [
    'lectern.progress',
    'تقدمك في الدورات، حتى يصل إلى حسابك، وللمتابعة بلا اتصال.',
    'يمر نصف عام على آخر تغيير، أو يُحذف حسابك',
  ],
  ['lectern.open-places', 'أين توقفت في فيديوهات الدورات المفتوحة، وما شاهدته منها.', DELETED],
  [
    'lectern.player',
    'إعدادات المشغّل: الصوت والسرعة والتسميات التوضيحية واختصارات لوحة المفاتيح وتشغيل الدرس التالي.',
    DELETED,
  ],
  ['lectern.quizzes', 'نتائجك في الاختبارات القصيرة.', DELETED],
  ['lectern.pen', 'مسوداتك في محرر البرمجة، وعملك على دروس البرمجة.', 'تحفظها، أو تحذفه'],
  ['lectern.solution', 'للمدرّسين: حلول دروس البرمجة التي لم تُحفظ بعد.', 'تُحفظ'],
  ['lectern.pen-view', 'تخطيط محرر البرمجة.', DELETED],
  ['lectern.notes', 'الملاحظات التي لم تكتمل، أو التي تعذّر حفظها.', 'تُحفظ'],
  ['lectern.application', 'مسودة طلبك للتدريس.', SENT_OR_DISCARDED],
  [
    'lectern.uploads',
    'الملفات التي ترفعها إلى دورة، للمتابعة بعد الانقطاع.',
    'يُرفع الملف أو تلغيه؛ أو بعد أسبوع من آخر تغيير',
  ],
  ['lectern.contact', 'مسودة رسالتك في صفحة التواصل.', SENT_OR_DISCARDED],
  ['lectern.enquiry', 'مسودة استفسارك في صفحة الشركات.', SENT_OR_DISCARDED],
  ['lectern.deletion', 'يدل على أنك بدأت حذف حسابك، لإتمامه بعد الانقطاع.', 'يُحذف الحساب'],
  ['lectern.scroll', 'مواضع التمرير، ليستعيدها زر الرجوع.', TAB_CLOSED],
  ['lectern.app', 'برنامج الموقع، ليُفتح بلا اتصال.', REMOVED_FROM_APP],
  ['lectern.catalogue', 'ما رأيته من قوائم الدورات، لعرضه بلا اتصال.', REMOVED_FROM_APP],
  ['lectern.documents', 'بيانات حسابك التي رأيتها، لعرضها بلا اتصال.', SIGNED_OUT],
  ['lectern.lessons', 'الدروس التي تحفظها للعرض بلا اتصال.', 'تزيلها، أو تسجّل الخروج'],
  ['lectern.mail-link', 'البريد الذي طلبت إرسال رابط الدخول إليه، ليسجّل الرابط دخولك من دون كتابته.', 'تستخدم الرابط'],
  [
    'lectern.revision',
    'أحدث قائمة لأجزاء الموقع شوهدت هنا، كيلا تُقدَّم قائمة أقدم على أنها جديدة.',
    'يمر 30 يومًا على آخر زيارة',
  ],
  ['lectern.quarantine', 'إصدارات جزء من الموقع فشل تحميلها، كيلا تُجرّب من جديد.', TAB_CLOSED],
];

/** Arabic texts of the table of what is stored on the device. */
export const deviceStorage: Pick<Texts, 'deviceStorage'> = {
  deviceStorage: () => ({
    caption: 'ما يحفظه Lectern في متصفحك',
    columns: { name: 'الاسم', purpose: 'الغرض', until: 'يُزال عندما' },
    entries: ENTRIES.map(([name, purpose, until]) => ({ name, purpose, until })),
  }),
};
