import { counted, isolated, quoted } from '@lectern/shared/languages/ar';
import type { Texts } from '../texts';
import { ORDERS } from './nouns';

type Order = Pick<Texts, 'profile/order' | 'profile/orders'>;
type OrderText = ReturnType<Order['profile/order']>;

const MEANINGS: OrderText['meanings'] = {
  processing: 'لم يؤكد مصرفك الدفعة بعد. تُفتح العناصر فور وصول المبلغ.',
  failed: 'رفض مصرفك أو الجهة المصدرة لبطاقتك الدفعة. لم يُخصم أي مبلغ.',
  cancelled: 'انتهت صلاحية صفحة الدفع. لم يُخصم أي مبلغ.',
  refunded: 'أُعيد المبلغ. لم تعد العناصر متاحة لك، ويبقى تقدمك وملاحظاتك.',
  partly_refunded: 'أُعيد جزء من المبلغ.',
  disputed: 'أبلغنا مصرفك باعتراض على هذه الدفعة. لن تكون العناصر متاحة لك حتى تُسوّى المسألة.',
};
const REQUESTS: OrderText['requests'] = {
  sent: 'أُرسل طلبك. سيظهر الرد هنا.',
  open: 'وصلنا طلبك وسنبتّ فيه قريبًا. سيظهر الرد هنا.',
  approved: 'وافقنا. تجري إعادة المبلغ.',
  declined: 'لم نوافق على استرداد المبلغ.',
  refunded: 'وافقنا وأُعيد المبلغ. قد يستغرق وصوله إلى حسابك بضعة أيام.',
};

const oneOrder: Order['profile/order'] = (format) => {
  const day = (date: Date): string => format.date(date, { dateStyle: 'long' });
  return {
    all: 'كل الطلبات',
    print: 'طباعة أو حفظ بصيغة PDF',
    unknown: 'ليس لديك طلب بهذا الرقم',
    unknownLead: 'ربما الرابط ناقص، أو أنه يخص حسابًا آخر.',
    receipt: 'إيصال',
    receiptOf: (number) => `إيصال الطلب ${isolated(number)}`,
    order: 'الطلب',
    orderOf: (number) => `الطلب ${isolated(number)}`,
    seller: 'Lectern',
    taxId: (id) => `الرقم الضريبي: ${isolated(id)}`,
    number: 'الطلب',
    date: 'تاريخ الدفع',
    ordered: 'تاريخ الطلب',
    when: (date) => format.date(date, { dateStyle: 'long', timeStyle: 'short' }),
    to: 'إلى',
    state: 'الحالة',
    what: 'العنصر',
    amount: 'المبلغ',
    discount: (coupon) => (coupon ? `الخصم (${isolated(coupon)})` : 'الخصم'),
    total: 'الإجمالي',
    tax: (label, percent) =>
      `يشمل ${isolated(label)} ${format.number(percent / 100, { style: 'percent', maximumFractionDigits: 2 })}`,
    refundedRow: 'المبلغ المسترد',
    test: 'دفعة تجريبية: لم تُنقل أي أموال.',
    note: 'أُنشئ هذا الإيصال من سجل الدفع، وهو صالح من دون توقيع.',
    meanings: MEANINGS,
    toCart: 'عرض سلتك',
    giftMessage: 'رسالتك',
    claimedOn: (date) => `استُلمت في ${day(date)}`,
    refund: 'استرداد المبلغ',
    ask: 'طلب استرداد المبلغ',
    meaning: 'إن وافقنا، تسترد أموالك وتُغلق العناصر. ويبقى تقدمك وملاحظاتك إن اشتريتها من جديد.',
    meaningGift: 'إن وافقنا، تسترد أموالك ولا يعود استلام الهدية ممكنًا.',
    reason: 'لماذا تريد استرداد المبلغ؟',
    reasonMissing: 'اكتب بضع كلمات لنتمكن من البتّ في الطلب.',
    reasonLong: (max) => `اختصر السبب إلى ${format.number(max)} حرف.`,
    send: 'إرسال الطلب',
    cancel: 'الإبقاء على الشراء',
    sent: 'أُرسل طلبك.',
    sendFailed: 'تعذّر إرسال طلبك. لا يزال هنا: يُرجى المحاولة مجددًا.',
    loadFailed: 'تعذّر التحقق مما إذا كنت قد طلبت استرداد المبلغ. أعد تحميل الصفحة للمحاولة مجددًا.',
    requests: REQUESTS,
    askedOn: (date) => `طلبت في ${day(date)}:`,
    answer: 'ردّنا:',
  };
};

/** Arabic texts of orders and receipts. */
export const order: Order = {
  'profile/order': oneOrder,
  'profile/orders': (format) => {
    const day = (date: Date): string => format.date(date, { dateStyle: 'long' });
    return {
      failed: 'تعذّر تحميل طلباتك',
      none: 'ليس لديك طلبات بعد',
      noneLead: 'يُدرج هنا كل ما تشتريه أو تحصل عليه مجانًا، مع إيصال لكل دفعة.',
      browse: 'تصفّح الدورات',
      books: 'تصفّح الكتب',
      title: 'الطلبات',
      count: (n) => counted(format, n, ORDERS),
      more: (n) => `عرض ${format.number(n)} أخرى`,
      numberAndDay: (number, date) => (number ? `الطلب ${isolated(number)}، ${day(date)}` : day(date)),
      items: (names) => format.list(names.map(isolated)),
      item: 'عنصر',
      free: 'مجاني',
      states: {
        succeeded: 'مدفوع',
        processing: 'في انتظار المصرف',
        failed: 'مرفوض',
        cancelled: 'منتهي الصلاحية',
        refunded: 'مسترد',
        partly_refunded: 'مسترد جزئيًا',
        disputed: 'محل اعتراض',
      },
      gifts: {
        pending: (email) => `هدية إلى ${isolated(email)}، في انتظار دفعتك`,
        sent: (email) => `هدية إلى ${isolated(email)}، لم تُستلم بعد`,
        claimed: (email) => `هدية إلى ${isolated(email)}، استُلمت`,
        void: (email) => `هدية إلى ${isolated(email)}، أُلغيت بعد استرداد المبلغ`,
      },
      details: 'التفاصيل',
      detailsOf: (names) => `تفاصيل طلب ${format.list(names.map(quoted))}`,
      open: { book: 'قراءة', course: 'الانتقال إلى الدورة' },
      openOf: {
        book: (name) => `قراءة ${quoted(name)}`,
        course: (name) => `الانتقال إلى دورة ${quoted(name)}`,
      },
      unavailable: 'عنصر لم يعد معروضًا',
    };
  },
};
