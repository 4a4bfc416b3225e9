import { counted, isolated, quoted } from '@lectern/shared/languages/ar';
import type { Texts } from '../texts';
import { ITEMS } from './nouns';

const NOT_STORED = 'تعذّر حفظ سلتك على هذا الجهاز. وفّر بعض المساحة أو اسمح بالتخزين، ثم حاول مجددًا.';
const FULL = 'سلتك ممتلئة. أزل عنصرًا منها، أو احفظ أحدها لوقت لاحق، لتضيف غيره.';

/** Arabic texts of the cart. */
export const cart: Pick<Texts, 'cart' | 'changedPrice' | 'saved'> = {
  cart: (format) => {
    const items = (n: number): string => counted(format, n, ITEMS);
    return {
      title: 'التسوّق',
      lead: (n) => (n === 0 ? 'تظهر هنا الدورات والكتب التي تضيفها.' : `${items(n)} في سلتك`),
      emptyTitle: 'سلتك فارغة',
      empty: 'ابدأ بإضافة دورة أو كتاب.',
      courses: 'تصفّح الدورات',
      books: 'تصفّح الكتب',
      items: 'عناصر سلتك',
      course: 'دورة',
      book: 'كتاب',
      remove: (name) => `إزالة ${quoted(name)}`,
      removed: (name) => `أُزيل العنصر ${quoted(name)} من سلتك.`,
      saveForLater: 'حفظ لوقت لاحق',
      saveForLaterOf: (name) => `حفظ ${quoted(name)} لوقت لاحق`,
      savedForLater: (name) => `حُفظ العنصر ${quoted(name)} لوقت لاحق.`,
      saveForLaterFailed: 'تعذّر حفظ العنصر لوقت لاحق. لا يزال في سلتك.',
      withdrawn: 'لم يعد متاحًا، ولا يشمله الإجمالي.',
      isFree: 'أصبح مجانيًا: لا حاجة إلى الدفع.',
      get: 'احصل عليه',
      priceUnknown: 'السعر غير متاح حاليًا.',
      pricesFailed: 'تعذّر تحميل الأسعار',
      cartIsSafe: 'لم يضِع شيء من سلتك.',
      summary: 'الملخص',
      total: 'الإجمالي',
      notCounted: (n) =>
        counted(format, n, [
          'كل العناصر محسوبة',
          'عنصر واحد غير محسوب',
          'عنصران غير محسوبين',
          'عناصر غير محسوبة',
          'عنصرًا غير محسوب',
          'عنصر غير محسوب',
        ]),
      mixed: 'لا تُجمع الأسعار بعملات مختلفة. تدفع كل مبلغ على حدة.',
      noPaymentsTitle: 'لا يقبل هذا الموقع المدفوعات',
      noPayments: 'لا يمكنك الشراء هنا. تبقى عناصرك في سلتك.',
      checkout: 'إتمام الشراء',
      limit: (n, max) => `${items(n)} من ${format.number(max)} على الأكثر`,
      full: FULL,
      guest: 'هذه السلة محفوظة على هذا الجهاز وحده. سجّل الدخول لتجدها على كل أجهزتك ولتحفظ عناصر لوقت لاحق.',
      signIn: 'تسجيل الدخول',
    };
  },
  changedPrice: () => ({
    changed: (was, now) => `تغيّر السعر من ${isolated(was)} إلى ${isolated(now)}. اقبله ليشمل الإجمالي هذا العنصر.`,
    changedTo: (now) => `تغيّر السعر إلى ${isolated(now)}. اقبله ليشمل الإجمالي هذا العنصر.`,
    accept: 'قبول السعر الجديد',
    acceptOf: (name) => `قبول السعر الجديد للعنصر ${quoted(name)}`,
    accepted: (name) => `قبلت السعر الجديد للعنصر ${quoted(name)}.`,
    notStored: NOT_STORED,
  }),
  saved: (format) => {
    const list = (names: readonly string[]): string => format.list(names.map(quoted));
    return {
      saved: 'محفوظ لوقت لاحق',
      savedEmpty: 'تظهر هنا العناصر التي تحفظها لوقت لاحق، على كل أجهزتك.',
      savedFailed: 'تعذّر تحميل عناصرك المحفوظة',
      cartIsSafe: 'لم يضِع شيء من سلتك.',
      course: 'دورة',
      book: 'كتاب',
      toCart: 'نقل إلى السلة',
      toCartOf: (name) => `نقل ${quoted(name)} إلى سلتك`,
      moved: (name) => `العنصر ${quoted(name)} في سلتك.`,
      open: 'فتح',
      openOf: (name) => `فتح ${quoted(name)}`,
      unavailable: 'لم يعد متاحًا',
      removeSaved: (name) => `إزالة ${quoted(name)} من عناصرك المحفوظة`,
      removedSaved: (name) => `أُزيل العنصر ${quoted(name)} من عناصرك المحفوظة.`,
      changeFailed: 'لم ينجح ذلك. لم يضِع شيء: يُرجى المحاولة مجددًا.',
      full: FULL,
      notStored: NOT_STORED,
      owned: (names) =>
        format.plural(names.length, {
          one: `أنت تملك ${list(names)} بالفعل، لذلك أزلناه من سلتك.`,
          two: `أنت تملك ${list(names)} بالفعل، لذلك أزلناهما من سلتك.`,
          other: `أنت تملك ${list(names)} بالفعل، لذلك أزلناها من سلتك.`,
        }),
      over: (names) => `تتسع السلة لعشرة عناصر على الأكثر. حفظنا لوقت لاحق: ${list(names)}.`,
      understood: 'حسنًا',
      unfinishedTitle: 'لديك عملية دفع لم تكتمل',
      unfinished: 'لا تزال إحدى صفحات الدفع مفتوحة لك. لم يُخصم أي مبلغ بعد.',
      processingTitle: 'يجري تأكيد إحدى دفعاتك',
      processing: 'لا تدفع مرة أخرى: تُفتح العناصر فور وصول المبلغ.',
      seeOrder: 'عرض الطلب',
    };
  },
};
