import { isolated, quoted } from '@lectern/shared/languages/ar';
import { inBytes, inTime } from '../studio/units';
import type { Texts } from '../texts';

type UploadText = ReturnType<Texts['upload']>;

const REFUSED: UploadText['refused'] = {
  empty: (name) => `الملف ${quoted(name)} فارغ. اختر الملف كاملًا.`,
  type: (name, limits) => `نوع الملف ${quoted(name)} لا يمكن استخدامه هنا. استخدم: ${limits}.`,
  content: (name) => `محتوى ${quoted(name)} لا يطابق اسمه. حوّل الملف؛ فإعادة تسميته لا تكفي.`,
  'too-large': (name, limits) => `الملف ${quoted(name)} كبير جدًا. استخدم: ${limits}.`,
  unreadable: (name) => `تعذّرت قراءة ${quoted(name)}. تحقق من أنه لا يزال موجودًا، ثم اختره من جديد.`,
};

/** Arabic texts of file fields and uploads. */
export const upload: Pick<Texts, 'upload'> = {
  upload: (format) => ({
    choose: {
      video: 'اختيار فيديو',
      image: 'اختيار صورة',
      captions: 'اختيار تسميات توضيحية',
      resource: 'اختيار ملف',
    },
    orDrop: 'أو أفلته هنا',
    limits: {
      video: 'MP4 أو WebM، حتى 2 غيغابايت',
      image: 'PNG أو JPEG أو WebP، حتى 2 ميغابايت',
      captions: `WebVTT أو SubRip ‏(${isolated('.vtt')}، ${isolated('.srt')})، حتى 2 ميغابايت`,
      resource: 'PDF أو ZIP أو JSON أو CSV أو نص أو Markdown أو MP3 أو صورة، حتى 200 ميغابايت',
    },
    refused: REFUSED,
    uploads: 'عمليات الرفع',
    progress: (name) => `رفع ${isolated(name)}`,
    status: {
      waiting: 'في انتظار دوره',
      sending: (sent, size) => `${inBytes(format, sent)} من ${inBytes(format, size)}`,
      left: (seconds) => `بقي ${inTime(format, seconds)}`,
      retrying: 'انقطع الاتصال. جارٍ إعادة المحاولة…',
      offline: 'أنت غير متصل بالإنترنت. يُستأنف الرفع عندما تعود.',
      busy: 'الموقع مشغول. جارٍ إعادة المحاولة…',
      paused: 'متوقف مؤقتًا',
      'needs-file': 'انقطع. اختر الملف نفسه للمتابعة من حيث توقف.',
      'other-file': 'هذا ملف مختلف. اختر الملف الذي بدأ رفعه، أو ألغِ الرفع.',
      finished: 'رُفع',
    },
    failed: {
      expired: 'انتهت صلاحية الرفع. حاول مجددًا.',
      denied: 'لا يحق لحسابك الرفع إلى هذه الدورة. تحقق من أنك سجّلت الدخول بحساب مدرّسها.',
      'signed-out': 'سُجّل خروجك. سجّل الدخول من جديد، فيُستأنف الرفع من حيث توقف.',
      quota: 'رفعت كل ما يسمح به الموقع في الوقت الحالي.',
      quotaUntil: (seconds) => `رفعت كل ما يسمح به الموقع في الوقت الحالي. حاول مجددًا بعد ${inTime(format, seconds)}.`,
      'too-large': 'الملف أكبر مما يسمح به الموقع.',
      changed: 'تغيّر الملف أو نُقل أثناء رفعه. اختره من جديد.',
      refused: 'رفض الموقع الملف. حاول مجددًا، أو اختر ملفًا آخر.',
      elsewhere: 'ترفع علامة تبويب أخرى هذا الملف.',
    },
    pause: (name) => `إيقاف رفع ${isolated(name)} مؤقتًا`,
    resume: (name) => `متابعة رفع ${isolated(name)}`,
    retry: (name) => `إعادة المحاولة: ${isolated(name)}`,
    cancel: (name) => `إلغاء رفع ${isolated(name)}`,
    chooseAgain: (name) => `اختيار ${isolated(name)} من جديد`,
    actions: {
      pause: 'إيقاف مؤقت',
      resume: 'متابعة',
      retry: 'إعادة المحاولة',
      cancel: 'إلغاء',
      chooseAgain: 'اختيار الملف',
    },
    announced: {
      began: (name) => `بدأ رفع ${isolated(name)}.`,
      finished: (name) => `رُفع ${isolated(name)}.`,
      failed: (name, why) => `توقف رفع ${isolated(name)}. ${why}`,
      lost: (name) => `رفع ${isolated(name)}: انقطع الاتصال، وجارٍ إعادة المحاولة.`,
    },
  }),
};
