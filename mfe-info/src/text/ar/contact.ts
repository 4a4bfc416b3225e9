import { isolated } from '@lectern/shared/languages/ar';
import type { Format } from '@lectern/shared/text';
import type { Texts } from '../texts';

const person = (format: Format) => ({
  name: `أدخل اسمك، في ${format.number(80)} حرفًا على الأكثر.`,
  email: `أدخل البريد الإلكتروني كاملًا، مثل ${isolated('name@example.org')}.`,
});

/** Arabic texts of the contact page, and of the forms of this remote. */
export const contact: Pick<Texts, 'contact' | 'form' | 'contactError' | 'leadError' | 'applicationError'> = {
  contact: (format) => ({
    title: 'تواصل معنا',
    lead: 'سؤال أو مشكلة أو كلمة طيبة: اكتب إلى القائمين على هذا الموقع. لا تحتاج إلى حساب.',
    topic: 'ما الموضوع؟',
    topicPlaceholder: 'اختر موضوعًا',
    topics: {
      account: 'حسابي',
      course: 'دورة أو درس',
      payment: 'دفعة أو إيصال',
      teaching: 'التدريس على Lectern',
      accessibility: 'إمكانية الوصول',
      other: 'موضوع آخر',
    },
    messageHint: `من 10 إلى ${format.number(4000)} حرف. يُرجى عدم كتابة كلمات المرور وأرقام البطاقات.`,
    send: 'إرسال الرسالة',
    privacy:
      'لا نرد إلا بالبريد الإلكتروني. حتى ترسل رسالتك، تبقى محفوظة على هذا الجهاز وحده. لمعرفة كيف نستخدمها، اقرأ',
    privacyLink: 'سياسة الخصوصية',
    sent: {
      title: 'وصلت رسالتك',
      body: (email) =>
        `يستطيع القائمون على هذا الموقع قراءتها الآن. إن كانت تحتاج إلى رد، فسيصل الرد إلى ${isolated(email)}.`,
      again: 'كتابة رسالة أخرى',
    },
    sooner: {
      title: 'قد لا تحتاج إلى الانتظار',
      items: [
        {
          to: '/forgot_password',
          label: 'لا أستطيع تسجيل الدخول',
          body: 'عيّن كلمة مرور جديدة بنفسك، بالبريد الإلكتروني.',
        },
        { to: '/teach', label: 'أود أن أدرّس', body: 'ما نبحث عنه، وكيف تقدّم طلبك.' },
        { to: '/business', label: 'أكتب باسم شركة', body: 'Lectern للفرق، مع نموذج للشركات.' },
        { to: '/privacy_policy', label: 'ماذا تعرفون عني؟', body: 'كل ما يُحفظ، وكيف تحصل عليه أو تحذفه.' },
      ],
    },
  }),
  form: () => ({
    failed: 'تعذّر الإرسال',
    failure: 'لم يضِع شيء: ما كتبته لا يزال هنا. حاول مجددًا بعد قليل.',
    restored: 'استُعيدت مسودتك.',
    discard: 'تجاهل المسودة',
    trap: 'اترك هذا الحقل فارغًا',
    email: 'البريد الإلكتروني',
    name: 'اسمك',
    message: 'الرسالة',
  }),
  contactError: (format) => ({
    ...person(format),
    topic: 'اختر موضوع رسالتك.',
    message: `اكتب من 10 إلى ${format.number(4000)} حرف.`,
    honeypot: 'مُلئ حقل مخفي، ربما بفعل إضافة في المتصفح. أُفرغ الآن: اضغط «إرسال» مرة أخرى من فضلك.',
  }),
  leadError: (format) => ({
    ...person(format),
    company: `أدخل اسم شركتك أو مؤسستك، في ${format.number(120)} حرفًا على الأكثر.`,
    seats: `أدخل عددًا صحيحًا من 1 إلى ${format.number(100_000)}.`,
    message: `اكتب ${format.number(4000)} حرف على الأكثر.`,
  }),
  applicationError: (format) => ({
    name: person(format).name,
    topic: `اكتب ما تود تدريسه، في ${format.number(120)} حرفًا على الأكثر.`,
    experience: `صف خبرتك، في ${format.number(2000)} حرف على الأكثر.`,
    sample: `أدخل عنوانًا كاملًا يبدأ بـ ${isolated('https://')}، أو اترك الحقل فارغًا.`,
  }),
};
