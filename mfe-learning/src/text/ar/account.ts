import { counted, isolated } from '@lectern/shared/languages/ar';
import type { Texts } from '../texts';

type Account = Pick<Texts, 'profile/accountData' | 'profile/avatar'>;
type AccountData = ReturnType<Account['profile/accountData']>;

const PARTS: AccountData['export']['parts'] = {
  account: 'الحساب',
  profile: 'الملف الشخصي',
  preferences: 'الإعدادات',
  cart: 'السلة',
  teacherApplication: 'طلب التدريس',
  goal: 'الهدف اليومي',
  days: 'الأيام المسجّلة',
  mailSettings: 'إعدادات البريد',
  applicationDraft: 'مسودة الطلب',
  notifications: 'الإشعارات',
  enrolments: 'الدورات',
  progress: 'التقدم',
  notes: 'الملاحظات',
  recall: 'مراجعات بطاقاتك',
  reading: 'مواضع القراءة',
  saved: 'العناصر المحفوظة',
  entitlements: 'ما تملكه',
  payments: 'المدفوعات',
  checkouts: 'عمليات الشراء',
  refundRequests: 'طلبات استرداد المبالغ',
  giftClaims: 'الهدايا المستلمة',
  pens: 'الشيفرات',
  certificates: 'الشهادات',
  questions: 'الأسئلة',
  answers: 'الإجابات',
  votes: 'الأصوات للأسئلة',
  hiddenPosts: 'الأسئلة والإجابات المخفية',
  reports: 'البلاغات',
  pace: 'عدد آخر مشاركاتك',
  customer: 'حساب الدفع',
  teaching: 'الدورات التي تدرّسها',
  courseDrafts: 'مسودات الدورات',
  courseRequests: 'الطلبات المتعلقة بالدورات',
  courseReviews: 'مراجعات المحررين لدوراتك',
  courseFigures: 'أرقام دوراتك',
  credentials: 'الشهادات الموقّعة',
  reviews: 'المراجعات',
  avatar: 'الصورة',
};

const EXPORT_LEAD =
  'ملف JSON واحد فيه كل ما في حسابك: الحساب والملف الشخصي والصورة، والإعدادات، والدورات والتقدم، والملاحظات، ومواضع ' +
  'القراءة، ومراجعات البطاقات، والعناصر المحفوظة، والطلبات وما تملكه، والسلة، والشيفرات، والشهادات، ' +
  'والمراجعات، والأسئلة والإجابات، ' +
  'والبلاغات، والإشعارات، وطلبك للتدريس مع مسودته. لا يشمل الرسائل المرسلة من نموذج التواصل ونموذج الشركات: اطلب منا ' +
  'نسخة منها هناك.';

const DELETION: Omit<AccountData['deletion'], 'removing'> = {
  title: 'حذف حسابك',
  lead: 'يُحذف حسابك فورًا ونهائيًا. لا يستطيع أحد استعادته، ولا حتى نحن.',
  start: 'حذف حسابي',
  deletedTitle: 'ما يُحذف',
  deleted: [
    'حسابك: الاسم والبريد وكلمة المرور والملف الشخصي والصورة',
    'دوراتك وتقدمك وشهاداتك؛ وتتوقف روابط شهاداتك عن العمل',
    'الملاحظات ومراجعات البطاقات ومواضع القراءة والعناصر المحفوظة والسلة والمسودات والإشعارات والإعدادات',
    'ما تملكه: لن تستطيع فتح الدورات والكتب التي اشتريتها أو حصلت عليها مجانًا',
    'شيفراتك، بما فيها ما نشرته أو شاركته، ومراجعاتك وبلاغاتك وطلبك للتدريس',
    'أسئلتك مع الإجابات عنها، وإجاباتك وأصواتك',
    'الرسائل التي أرسلتها إلينا وأنت مسجّل الدخول',
    'كل ما يحفظه هذا الموقع عنك على هذا الجهاز',
  ],
  staysTitle: 'ما يبقى، ولماذا',
  stays: [
    'سجلات الطلبات، إن وُجدت: ما دُفع ومتى وكم، وبريدك، ومتلقو الهدايا، والمبالغ المستردة وأسباب طلبها. يُلزم ' +
      'القانون ' +
      'المتاجر بالاحتفاظ بها.',
    'قائمة قرارات القائمين على الموقع: تذكر الحسابات بأرقامها.',
    'الرسائل التي أرسلتها من دون تسجيل الدخول: لا ترتبط بأي حساب. اطلب منا حذفها.',
  ],
  staysOfTeacher: 'الدورات التي تدرّسها، مع اسمك مدرّسًا لها، لأن آخرين يتعلمون منها. اطلب منا سحبها.',
  export: 'قد ترغب في تنزيل بياناتك أولًا. لن تستطيع ذلك بعد الحذف.',
  confirm: 'حذف كل شيء الآن',
  cancel: 'الاحتفاظ بحسابي',
  understood: 'أدرك أن هذا الإجراء لا يمكن التراجع عنه.',
  notUnderstood: 'حدّد هذا المربع للمتابعة.',
  closing: 'جارٍ إغلاق الحساب',
  failed: 'لم يُحذف حسابك بعد',
  partly: 'حُذف جزء من بياناتك بالفعل. حاول مجددًا لإتمام الحذف.',
  resumeTitle: 'توقف حذف حسابك قبل أن يكتمل',
  resume: 'حُذف جزء من بياناتك بالفعل، لكن حسابك لا يزال موجودًا.',
  resumeStart: 'إتمام الحذف',
  done: 'حُذف حسابك.',
};

const accountData: Account['profile/accountData'] = (format) => {
  const documents = (count: number): string =>
    counted(format, count, ['لا مستندات', 'مستند واحد', 'مستندان', 'مستندات', 'مستندًا', 'مستند']);
  return {
    lead: 'بياناتك على Lectern ملكك.',
    export: {
      title: 'تنزيل بياناتك',
      lead: EXPORT_LEAD,
      start: 'تنزيل بياناتي',
      parts: PARTS,
      collecting: (part, count) => `جارٍ جمع البيانات (${part}): ${documents(count)} حتى الآن`,
      stop: 'إيقاف',
      done: (count) => `الملف في مجلد التنزيلات. محتواه: ${documents(count)}.`,
      failed: 'تعذّر إنشاء الملف',
    },
    deletion: { ...DELETION, removing: (count) => `جارٍ الحذف: ${documents(count)} حتى الآن` },
  };
};

const avatar: Account['profile/avatar'] = (format) => {
  const short = (value: number): string => format.number(value, { maximumFractionDigits: 1 });
  const percent = (share: number): string => format.number(share, { style: 'percent' });
  return {
    title: 'الصورة',
    lead:
      'JPEG أو PNG أو WebP، حتى 15 ميغابايت. نقصّها على شكل مربع ونصغّرها قبل رفعها. ويُزال منها الموقع والتاريخ ' +
      'اللذان ' +
      'تسجلهما الكاميرا.',
    choose: 'اختيار صورة',
    change: 'تغيير الصورة',
    remove: 'إزالة',
    removed: 'أُزيلت صورتك.',
    notRemoved: 'تعذّرت إزالة الصورة',
    saved: 'تظهر الآن صورتك الجديدة.',
    notSaved: 'تعذّر حفظ الصورة',
    uploading: 'جارٍ رفع الصورة',
    cancelled: 'أُوقف الرفع. لم تتغيّر صورتك.',
    stop: 'إيقاف',
    faults: {
      type: (type) => `لا يمكن استخدام ${type ? isolated(type) : 'هذا الملف'}. اختر صورة JPEG أو PNG أو WebP.`,
      disguised: 'لا يطابق محتوى هذا الملف نوعه، لذلك لا يمكن استخدامه. اختر صورة JPEG أو PNG أو WebP.',
      empty: 'هذا الملف فارغ.',
      large: (bytes) =>
        `حجم هذا الملف ${short(bytes / 1_000_000)} ميغابايت. اختر صورة لا تتجاوز ${format.number(15)} ميغابايت.`,
      broken: 'تعذّرت قراءة هذه الصورة. ربما هي تالفة: افتحها في تطبيق آخر واحفظها من جديد.',
      small: (width, height) =>
        `أبعاد هذه الصورة ${isolated(`${width} × ${height}`)} بكسل. الحد الأدنى ${isolated('64 × 64')}.`,
      vast: (width, height) =>
        `أبعاد هذه الصورة ${isolated(`${width} × ${height}
        `)} بكسل، وهي كبيرة جدًا. صغّرها أولًا.`,
    },
    crop: {
      title: 'قصّ الصورة',
      help: 'اسحب الصورة، أو حرّكها بالأزرار أو بمفاتيح الأسهم. كبّرها بالمنزلق أو بالعجلة أو بمفتاحي الزائد والناقص.',
      stage: 'الجزء الظاهر من الصورة',
      stageAt: (across, down) => `الجزء الظاهر من الصورة: ${percent(across)} من اليسار، و${percent(down)} من الأعلى`,
      moves: {
        left: 'تحريك الصورة إلى اليسار',
        right: 'تحريك الصورة إلى اليمين',
        up: 'تحريك الصورة إلى أعلى',
        down: 'تحريك الصورة إلى أسفل',
      },
      zoom: 'التكبير',
      zoomed: (zoom) => `${short(zoom)} ضعف`,
      use: 'استخدام هذه الصورة',
      cancel: 'إلغاء',
    },
  };
};

/** Arabic texts of account data and of the profile picture. */
export const account: Account = { 'profile/accountData': accountData, 'profile/avatar': avatar };
