import { counted, isolated, quoted } from '@lectern/shared/languages/ar';
import type { Texts } from '../texts';
import { LESSONS } from './nouns';

/** Arabic texts of enrolling. */
export const enrol: Pick<Texts, 'enrol/cart' | 'enrol/enrolScreen' | 'enrol/enrolment' | 'enrol/notEnrolled'> = {
  'enrol/cart': () => ({
    addToCart: 'أضف إلى السلة',
    toCart: 'عرض سلتك',
    cartFull: 'سلتك ممتلئة: تتسع لعشرة عناصر. أزل عنصرًا منها أو احفظه لوقت لاحق، ثم حاول مجددًا.',
    notStored: 'تعذّر حفظ سلتك على هذا الجهاز. وفّر بعض المساحة أو اسمح بالتخزين، ثم حاول مجددًا.',
  }),
  'enrol/enrolScreen': () => ({ title: 'الالتحاق بالدورة' }),
  'enrol/enrolment': (format) => ({
    titleOf: (course) => `الالتحاق بالدورة: ${isolated(course)}`,
    lead: (course) => `أنت على وشك الالتحاق بدورة ${quoted(course)}.`,
    account: 'حسابك',
    accountOf: (name, email) => (name ? `${isolated(name)} (${isolated(email)})` : isolated(email)),
    course: 'الدورة',
    teacher: 'المدرّس',
    length: 'المدة',
    lessons: (lessons) => counted(format, lessons, LESSONS),
    owned: 'أنت تملك هذه الدورة.',
    confirm: { free: 'التحق مجانًا', claim: 'التحق مجانًا', owned: 'التحق' },
    paid: 'اشترِ هذه الدورة من سلتك أولًا، ثم التحق بها هنا.',
    already: 'أنت ملتحق بهذه الدورة.',
    watch: 'ابدأ التعلّم',
    failed: 'تعذّر إلحاقك بالدورة',
    denied: 'هذه الدورة غير متاحة لحسابك حاليًا. ربما سُحبت، أو تغيّر سعرها.',
    closedTitle: 'الالتحاق مغلق',
    closed: {
      unpublished: 'هذه الدورة غير منشورة. ربما لا تزال قيد الإعداد، أو سُحبت.',
      'not-for-sale': 'هذه الدورة منشورة، لكنها ليست معروضة للبيع حاليًا.',
      withdrawn: 'سُحبت هذه الدورة أو لم تُنشر بعد. إن كنت ملتحقًا بها، فملاحظاتك وشهاداتك باقية في ملفك الشخصي.',
    },
    courses: 'تصفّح الدورات',
    profile: 'عرض ملفك الشخصي',
  }),
  'enrol/notEnrolled': (format) => ({
    lead: 'لست ملتحقًا بهذه الدورة.',
    teacher: 'المدرّس',
    length: 'المدة',
    lessons: (lessons) => counted(format, lessons, LESSONS),
    price: 'السعر',
    free: 'مجانية',
    owned: 'أنت تملكها',
    paid: 'اشترِ هذه الدورة من سلتك أولًا، ثم يمكنك الالتحاق بها.',
    closed: {
      unpublished: 'الالتحاق مغلق: هذه الدورة غير منشورة.',
      'not-for-sale': 'الالتحاق مغلق: هذه الدورة ليست معروضة للبيع حاليًا.',
    },
    enrol: 'التحق',
    watch: 'ابدأ التعلّم',
    about: 'عن هذه الدورة',
  }),
};
