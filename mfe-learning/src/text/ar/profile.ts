import { counted, isolated, quoted } from '@lectern/shared/languages/ar';
import type { Texts } from '../texts';
import { COURSES } from './nouns';

type Profile = Pick<
  Texts,
  | 'profile/books'
  | 'profile/certificateCheck'
  | 'profile/certificates'
  | 'profile/learning'
  | 'profile/profile'
  | 'profile/publicProfile'
  | 'profile/saved'
>;

const certificateCheck: Profile['profile/certificateCheck'] = (format) => {
  const day = (date: Date): string => format.date(date, { dateStyle: 'long' });
  return {
    title: 'التحقق من شهادة',
    lead: 'يستطيع أي شخص التحقق من شهادات هذا الموقع، من دون حساب.',
    field: 'رمز الشهادة',
    hint: `12 حرفًا ورقمًا، مثل ${isolated('4FZK-9D2M-X7TB')}. يمكنك أيضًا لصق وثيقة الاعتماد كاملة.`,
    check: 'تحقق',
    empty: 'أدخل الرمز المطبوع على الشهادة.',
    failed: 'تعذّر التحقق من الشهادة',
    genuine: 'هذه الشهادة أصلية',
    genuineLead: (name, course, date) =>
      `أصدرها Lectern إلى ${isolated(name)} في ${day(date)} لإتمام ${quoted(course)}. تحقق متصفحك من توقيعها.`,
    unverified: 'أصدر هذا الموقع هذه الشهادة',
    unverifiedLead: (name, course, date) =>
      `إلى ${isolated(name)}، في ${day(date)}، لإتمام ${quoted(course)}. لم يستطع متصفحك التحقق من التوقيع: يتطلب ` +
      `ذلك ` +
      'اتصالًا آمنًا بهذا الموقع.',
    revoked: 'أُلغيت هذه الشهادة',
    revokedLead: (date, reason) => `أُلغيت في ${day(date)}. ${isolated(reason)}`,
    forged: 'هذه الشهادة ليست أصلية',
    forgedLead: 'توقيعها غير مطابق: لم يصدرها هذا الموقع، أو غيّرها أحدهم.',
    unknown: 'لا توجد شهادة بهذا الرمز',
    unknownLead: 'قارن الرمز بالشهادة. ربما حُذفت أيضًا مع حسابها.',
    waiting: 'يجري توقيع هذه الشهادة',
    waitingLead: 'يستغرق ذلك بضع ثوانٍ. تحقق مجددًا بعد قليل.',
    linkedIn: 'إضافة إلى LinkedIn',
    download: 'تنزيل وثيقة الاعتماد',
    fileName: (code) => `certificate-${code}.jwt`,
  };
};

const certificates: Profile['profile/certificates'] = (format) => {
  const day = (date: Date): string => format.date(date, { dateStyle: 'long' });
  return {
    failed: 'تعذّر تحميل شهاداتك',
    none: 'ليس لديك شهادات بعد',
    noneLead: 'أنهِ كل دروس إحدى الدورات، فتظهر شهادتها هنا.',
    toCourses: 'عرض دوراتك',
    issued: (date) => `صدرت في ${day(date)}`,
    view: 'عرض',
    viewOf: (course) => `عرض شهادة ${quoted(course)}`,
    all: 'كل الشهادات',
    print: 'طباعة أو حفظ بصيغة PDF',
    copy: 'نسخ الرابط',
    copied: 'نُسخ الرابط.',
    copyFailed: 'تعذّر نسخ الرابط. انسخ عنوان هذه الصفحة بدلًا منه.',
    linkHint:
      'يستطيع أي شخص استخدام هذا الرابط للتحقق من الشهادة، من دون حساب. يعرض الرابط الاسم والدورة والتاريخ، ولا ' +
      'شيء غيرها.',
    unknown: 'لا توجد شهادة بهذا الرمز',
    unknownLead: 'ربما الرابط ناقص، أو حُذفت الشهادة مع حسابها.',
    oneFailed: 'تعذّر تحميل الشهادة',
    title: 'شهادة إتمام',
    titleOf: (course) => `شهادة إتمام: ${isolated(course)}`,
    awardedTo: 'نشهد بأن',
    achieved: 'أتمّ كل دروس دورة',
    dateLabel: 'تاريخ الإصدار',
    date: day,
    numberLabel: 'الرمز',
    verifyLabel: 'للتحقق',
    by: 'Lectern',
  };
};

const learning: Profile['profile/learning'] = (format) => {
  const done = (share: number): string => `اكتمل ${format.number(share, { style: 'percent' })}`;
  return {
    failed: 'تعذّر تحميل دوراتك',
    none: 'لست ملتحقًا بأي دورة بعد',
    noneLead: 'تظهر هنا الدورات التي تلتحق بها، مع تقدمك فيها.',
    browse: 'تصفّح الدورات',
    continue: 'تابع التعلّم',
    summary: (courses, finished) =>
      `${counted(format, courses, COURSES)}، ` +
      (finished === 0 ? 'لم تكتمل أي منها' : `اكتمل منها ${format.number(finished)}`),
    order: 'الترتيب',
    orders: {
      recent: 'آخر ما شوهد أولًا',
      'finished-first': 'المكتملة أولًا',
      'finished-last': 'المكتملة أخيرًا',
      title: 'حسب العنوان',
    },
    done,
    progressOf: (title, share) => `${isolated(title)}: ${done(share)}`,
    notStarted: 'لم تبدأ بعد',
    finished: 'مكتملة',
    next: (lesson, minutes) => {
      const left = minutes > 0 ? `، بقي ${format.number(minutes, { style: 'unit', unit: 'minute' })}` : '';
      return `التالي: ${isolated(lesson)}${left}`;
    },
    lastWatched: (date) => `آخر مشاهدة في ${format.date(date, { dateStyle: 'medium' })}`,
    withdrawn: 'دورة لم تعد منشورة',
    withdrawnLead: 'سحبها مدرّسها. يبقى تقدمك وتبقى شهادتك.',
  };
};

/** Arabic texts of the profile, without orders, settings and account data. */
export const profile: Profile = {
  'profile/books': (format) => {
    const read = (share: number): string => `قُرئ ${format.number(share, { style: 'percent' })}`;
    return {
      failed: 'تعذّر تحميل كتبك',
      none: 'ليس لديك كتب بعد',
      noneLead: 'تظهر هنا الكتب التي تشتريها أو تحصل عليها مجانًا أو تبدأ قراءتها، عند الصفحة التي توقفت عندها.',
      browse: 'تصفّح الكتب',
      by: (authors) => format.list(authors.map(isolated)),
      read,
      progressOf: (title, share) => `${isolated(title)}: ${read(share)}`,
      notStarted: 'لم تبدأ بعد',
      finished: 'مكتمل',
      unavailable: 'كتاب لم يعد منشورًا',
    };
  },
  'profile/certificateCheck': certificateCheck,
  'profile/certificates': certificates,
  'profile/learning': learning,
  'profile/profile': () => ({
    title: 'الملف الشخصي',
    tabs: 'أقسام الملف الشخصي',
    names: {
      learning: 'دوراتي',
      review: 'المراجعة',
      certificates: 'الشهادات',
      orders: 'الطلبات',
      books: 'الكتب',
      notes: 'الملاحظات',
      pens: 'المشاريع',
      saved: 'المحفوظات',
      offline: 'على هذا الجهاز',
      settings: 'الإعدادات',
    },
    tabFailed: 'تعذّر تحميل هذا القسم من ملفك الشخصي',
    tabFailedAdvice: 'تظل بقية أجزاء الموقع متاحة.',
  }),
  'profile/publicProfile': () => ({
    title: 'الملف الشخصي',
    failed: 'تعذّر تحميل الملف الشخصي',
    links: 'الروابط',
    pens: 'المشاريع البرمجية',
    courses: (name) => `دورات يقدّمها ${isolated(name)}`,
    empty: (name) => `لم يكتب ${isolated(name)} شيئًا هنا بعد.`,
    none: 'ليس لديك ملف شخصي بعد',
    noneLead: 'اكتب بضع كلمات عن نفسك، واختر من يستطيع رؤيتها.',
    write: 'كتابة ملفك الشخصي',
    ownPublic: 'يستطيع الجميع رؤية هذا الملف الشخصي',
    ownPrivate: 'لا يرى هذا الملف الشخصي أحد سواك: إنه خاص',
    change: 'تعديل ملفك الشخصي',
  }),
  'profile/saved': (format) => ({
    failed: 'تعذّر تحميل عناصرك المحفوظة',
    none: 'ليس لديك عناصر محفوظة بعد',
    noneLead: 'احفظ دورة أو كتابًا لتجده هنا لاحقًا.',
    browse: 'تصفّح الدورات',
    books: 'تصفّح الكتب',
    kinds: { course: 'دورة', book: 'كتاب' },
    by: (names) => format.list(names.map(isolated)),
    savedOn: (date) => `حُفظ في ${format.date(date, { dateStyle: 'medium' })}`,
    unavailable: { course: 'دورة لم تعد منشورة', book: 'كتاب لم يعد منشورًا' },
    open: 'فتح',
    openOf: (name) => `فتح ${quoted(name)}`,
    remove: (name) => `إزالة ${quoted(name)}`,
    removed: (name) => `أُزيل العنصر ${quoted(name)}.`,
    undo: 'تراجع',
    restored: (name) => `حُفظ العنصر ${quoted(name)} من جديد.`,
    notRemoved: (name) => `تعذّرت إزالة ${quoted(name)}.`,
    notRestored: (name) => `تعذّرت استعادة ${quoted(name)}.`,
  }),
};
