import { counted, isolated, quoted } from '@lectern/shared/languages/ar';
import type { Texts } from '../texts';
import { MINUTES } from './nouns';

type Review = Texts['review'];
type ReviewText = ReturnType<Review>;
type ReviewFormat = Parameters<Review>[0];

const FIELDS: Record<string, string> = {
  title: 'العنوان',
  subtitle: 'العنوان الفرعي',
  summary: 'الوصف',
  outcomes: 'ما يتعلمه الناس',
  category: 'الفئة',
  cover: 'الغلاف',
  outline: 'المخطط',
  level: 'المستوى',
  language: 'اللغة',
  tags: 'المواضيع',
};

const clock = (seconds: number): string =>
  `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;

const missing = (format: ReviewFormat): ReviewText['missing'] => ({
  title: (count) =>
    counted(format, count, ['لا ينقص شيء', 'ينقص شيء واحد', 'ينقص شيئان', 'أشياء ناقصة', 'شيئًا ناقصًا', 'شيء ناقص']),
  none: 'لا ينقص شيء.',
  advice: 'من المفيد إضافته',
  kinds: {
    title: 'عنوان من ثلاثة أحرف على الأقل',
    summary: 'وصف',
    outcomes: 'ما يتعلمه الناس: نقطة واحدة على الأقل',
    category: 'فئة',
    cover: 'غلاف',
    lesson: 'درس واحد على الأقل',
    sectionTitle: 'ليس للقسم عنوان',
    emptySection: 'ليس في القسم درس',
    lessonTitle: 'ليس للدرس عنوان',
    duration: 'مدة الفيديو غير معروفة',
    video: 'ليس في الدرس فيديو',
    text: 'ليس في الدرس نص',
    quiz: 'الاختبار القصير غير مكتمل',
    code: 'درس البرمجة غير مكتمل',
    captions: 'ليس للفيديو تسميات توضيحية',
  },
});

const SUBMIT: ReviewText['submit'] = {
  note: 'ملاحظة للمراجع',
  noteHint: 'ما الجديد، أو ما ينبغي الانتباه إليه.',
  send: 'إرسال للمراجعة',
  sendAgain: 'إرسال التغييرات للمراجعة',
  withdraw: 'سحب',
  archive: 'أرشفة الدورة',
  restore: 'نشرها من جديد',
  archiveTitle: 'هل تريد أرشفة هذه الدورة؟',
  archiveBody: 'تخرج من قوائم الدورات، ولا يستطيع أحد جديد الالتحاق بها. ويتابع الملتحقون بها. يمكنك نشرها من جديد.',
  cancel: 'إلغاء',
  refused: 'لم يتم ذلك',
  failed: 'تعذّر الوصول إلى الخادم. ما كتبته لا يزال هنا. حاول مجددًا بعد قليل.',
  slow: 'طلبك محفوظ، وسيُنفّذ حالما يصل إليه الخادم.',
  done: {
    submit: 'أُرسلت الدورة للمراجعة.',
    withdraw: 'سُحبت الدورة.',
    archive: 'أُرشفت الدورة.',
    restore: 'نُشرت الدورة من جديد.',
  },
};

const comments = (format: ReviewFormat): ReviewText['comments'] => ({
  title: 'تعليقات المراجع',
  none: 'لا تعليقات.',
  failed: 'تعذّر تحميل التعليقات',
  open: (count) =>
    counted(format, count, [
      'لا تعليقات مفتوحة',
      'تعليق مفتوح واحد',
      'تعليقان مفتوحان',
      'تعليقات مفتوحة',
      'تعليقًا مفتوحًا',
      'تعليق مفتوح',
    ]),
  reviewer: 'المراجع',
  teacher: 'المدرّس',
  at: clock,
  atLong: (seconds) => `عند ${isolated(clock(seconds))}`,
  reply: 'رد',
  replyTo: (name) => `الرد على ${isolated(name)}`,
  send: 'إرسال',
  add: 'تعليق',
  addTo: (name) => `التعليق على ${quoted(name)}`,
  label: 'تعليقك',
  hint: 'يقرؤه المدرّس عند هذا الجزء من الدورة.',
  second: 'موضع في الفيديو',
  secondHint: `اختياري، مثل ${isolated('1:30')}`,
  secondError: `اكتب الدقائق والثواني، مثل ${isolated('1:30')}.`,
  empty: 'اكتب شيئًا أولًا.',
  cancel: 'إلغاء',
  resolve: 'تحديد كمحلول',
  reopen: 'إعادة الفتح',
  resolved: 'محلول',
  storeFailed: 'تعذّر حفظ تعليقك. لا يزال هنا: حاول مجددًا.',
  stored: 'حُفظ تعليقك.',
});

const reader = (format: ReviewFormat): ReviewText['reader'] => ({
  title: 'القراءة كمتعلّم',
  revision: (revision) => `النسخة ${format.number(revision)}`,
  changed: 'غيّر المدرّس الدورة منذ إرسالها. ترى أحدث حالة.',
  note: 'ملاحظة المدرّس',
  outcomes: 'ما يتعلمه الناس',
  noCover: 'لا غلاف',
  cover: 'غلاف الدورة',
  metadata: (category, level, language) => [category, level, language].join(' · '),
  noVideo: 'ليس في الدرس فيديو.',
  noContent: 'الدرس فارغ.',
  videoFailed: 'تعذّر تحميل الفيديو.',
  play: (title) => `فيديو ${quoted(title)}`,
  minutes: (seconds) => counted(format, Math.max(1, Math.round(seconds / 60)), MINUTES),
  kinds: { video: 'فيديو', text: 'نص', quiz: 'اختبار قصير', pen: 'برمجة' },
  preview: 'متاح من دون حساب',
  right: 'الإجابة الصحيحة',
  test: (name) => `الاختبار: ${isolated(name)}`,
  resources: 'الملفات',
  captions: (languages) => `التسميات التوضيحية: ${languages}`,
});

/** Arabic texts of reviews, in the studio and at the desk. */
export const review: Pick<Texts, 'review'> = {
  review: (format) => {
    const date = (when: Date): string => format.date(when, { dateStyle: 'medium', timeStyle: 'short' });
    return {
      unnamed: 'أحد المراجعين',
      untitled: 'بلا عنوان',
      date,
      failed: 'تعذّر تحميل المراجعة',
      gone: 'لم تعد لهذه الدورة مسودة.',
      status: {
        none: {
          title: 'لم تُرسَل للمراجعة بعد',
          body: 'أرسلها عندما تكتمل. لا يرى المتعلمون شيئًا حتى تُنشر.',
        },
        waiting: (when) => ({
          title: 'في انتظار المراجعة',
          body: `أُرسلت في ${date(when)}. يمكنك متابعة الكتابة: يُقرأ كل تغيير قبل نشره.`,
        }),
        withdrawn: { title: 'مسحوبة', body: 'أرسلها من جديد متى شئت.' },
        returned: { title: 'أُعيدت مع تعليقات', body: 'غيّر ما تذكره التعليقات، ثم أرسلها من جديد.' },
        published: { title: 'منشورة', body: 'يرى المتعلمون النسخة التي أُرسلت.' },
        archived: { title: 'مؤرشفة', body: 'لا يستطيع أحد جديد الالتحاق بها. ويتابع الملتحقون بها.' },
      },
      changed: 'لديك تغييرات لا يراها المتعلمون بعد. أرسلها للمراجعة لتُنشر.',
      message: 'رسالة المراجع',
      missing: missing(format),
      submit: SUBMIT,
      comments: comments(format),
      parts: { field: (name) => FIELDS[name] ?? name, removed: 'جزء أُزيل' },
      reader: reader(format),
    };
  },
};
