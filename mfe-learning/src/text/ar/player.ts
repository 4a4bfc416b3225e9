import { counted, isolated } from '@lectern/shared/languages/ar';
import { inUnit, spokenTime } from '../player/spokenTime';
import type { Texts } from '../texts';

type Player = Pick<Texts, 'player/player' | 'player/report' | 'player/shortcuts' | 'player/transcript'>;
type PlayerText = ReturnType<Player['player/player']>;

const FAILED: PlayerText['failed'] = {
  offline: { title: 'أنت غير متصل بالإنترنت', reason: 'يُستأنف الفيديو من الموضع نفسه عندما تتصل من جديد.' },
  network: { title: 'انقطع الاتصال', reason: 'تعذّر تحميل الفيديو. موضعك محفوظ.' },
  missing: { title: 'هذا الفيديو مفقود', reason: 'لم يُعثر على ملفه. أبلغنا من فضلك لنصلحه.' },
  refused: { title: 'لا يمكنك مشاهدة هذا الفيديو', reason: 'رفضه الخادم. إن كنت ملتحقًا، فسجّل الدخول من جديد.' },
  decode: { title: 'لا يستطيع هذا المتصفح تشغيل الفيديو', reason: 'الملف تالف، أو لا يدعم متصفحك صيغته.' },
};

const controls: Player['player/player'] = (format) => {
  const seconds = (sec: number): string => inUnit(format, sec, 'second');
  const speed = (rate: number): string => isolated(`${format.number(rate, { maximumFractionDigits: 2 })}×`);
  const volume = (share: number, isMuted: boolean): string =>
    isMuted ? 'مكتوم' : format.number(share, { style: 'percent' });
  return {
    player: (label) => `مشغّل الفيديو: ${isolated(label)}`,
    controls: 'أزرار التحكم بالمشغّل',
    play: 'تشغيل',
    pause: 'إيقاف مؤقت',
    replay: 'إعادة التشغيل',
    playing: 'قيد التشغيل',
    paused: 'متوقف مؤقتًا',
    back: (sec) => `رجوع ${seconds(sec)}`,
    forward: (sec) => `تقدّم ${seconds(sec)}`,
    mute: 'كتم الصوت',
    unmute: 'إلغاء كتم الصوت',
    volume: 'مستوى الصوت',
    volumeValue: volume,
    volumeIs: (share, isMuted) => `مستوى الصوت: ${volume(share, isMuted)}`,
    seek: 'الموضع في الفيديو',
    position: (sec, of, chapter) =>
      `${spokenTime(format, sec)} من ${spokenTime(format, of)}${chapter && `، ${isolated(chapter)}`}`,
    captions: 'التسميات التوضيحية',
    captionsOff: 'بلا تسميات توضيحية',
    captionsOn: 'التسميات التوضيحية مفعّلة',
    captionsNone: 'ليس لهذا الفيديو تسميات توضيحية',
    captionsFailed: 'تعذّر تحميل التسميات التوضيحية. أعد المحاولة',
    size: 'الحجم',
    sizes: { small: 'صغير', medium: 'متوسط', large: 'كبير' },
    speed: 'السرعة',
    speedIs: (rate) => `السرعة ${speed(rate)}`,
    rate: (rate) => (rate === 1 ? 'عادية' : speed(rate)),
    shortRate: speed,
    more: 'الإعدادات',
    picture: 'صورة داخل صورة',
    pictureEnd: 'إنهاء صورة داخل صورة',
    fullscreen: 'ملء الشاشة',
    fullscreenEnd: 'إنهاء ملء الشاشة',
    shortcuts: 'استخدام اختصارات لوحة المفاتيح',
    autoNext: 'تشغيل الدرس التالي تلقائيًا',
    help: 'اختصارات لوحة المفاتيح',
    report: 'الإبلاغ عن مشكلة',
    loading: 'جارٍ تحميل الفيديو',
    slow: 'الاتصال بطيء. يُستأنف الفيديو في أقرب وقت ممكن.',
    offline: 'أنت غير متصل بالإنترنت. يُستأنف الفيديو عندما تتصل من جديد.',
    again: 'إعادة المحاولة',
    failed: FAILED,
    next: 'الدرس التالي',
    nextIn: (sec) => `الدرس التالي بعد ${seconds(sec)}`,
    nextNow: 'البدء الآن',
    nextCancel: 'إلغاء',
    announceNext: (title, sec) => `يبدأ ${isolated(title)} بعد ${seconds(sec)}. اضغط ${isolated('Escape')} للبقاء هنا.`,
  };
};

/** Arabic texts of the player. */
export const player: Player = {
  'player/player': controls,
  'player/report': () => ({
    title: 'الإبلاغ عن مشكلة',
    kind: 'ما المشكلة؟',
    kinds: {
      video: 'لا يعمل الفيديو',
      sound: 'الصوت رديء',
      captions: 'التسميات التوضيحية خاطئة',
      lesson: 'في الدرس خطأ',
      other: 'مشكلة أخرى',
    },
    details: 'أخبرنا بالمزيد',
    detailsHint: 'نضيف الدرس وموضعك فيه.',
    email: 'بريدك الإلكتروني',
    emailHint: 'لنتمكن من الرد عليك.',
    emailWrong: `أدخل بريدًا إلكترونيًا مثل ${isolated('name@example.com')}.`,
    send: 'إرسال',
    cancel: 'إلغاء',
    sent: 'شكرًا لك. وصلنا بلاغك.',
    close: 'إغلاق',
    about: (course, lesson, position, address) =>
      `الدورة: ${isolated(course)}\nالدرس: ${isolated(lesson)}، عند ${isolated(position)}\nالعنوان: ` +
      isolated(address),
  }),
  'player/shortcuts': () => ({
    lead: 'تعمل في أي موضع من هذه الصفحة، إلا أثناء الكتابة.',
    switchOn: 'اختصارات بمفتاح واحد',
    switchHint:
      'أوقفها إن كنت تستخدم التحكم الصوتي أو تضغط المفاتيح من غير قصد. عندها لا تعمل مفاتيح الأسهم والمسافة إلا ' +
      'في المشغّل.',
    keys: [
      [['Space', 'K'], 'تشغيل أو إيقاف مؤقت'],
      [['J', 'L'], 'رجوع أو تقدّم 10 ثوانٍ'],
      [['←', '→'], 'رجوع أو تقدّم 5 ثوانٍ'],
      [['↑', '↓'], 'مستوى الصوت، عندما يكون التركيز على المشغّل'],
      [['M'], 'كتم الصوت'],
      [['C'], 'تفعيل التسميات التوضيحية أو إيقافها'],
      [['F'], 'ملء الشاشة'],
      [['I'], 'صورة داخل صورة'],
      [['<', '>'], 'أبطأ أو أسرع'],
      [['0', '9'], 'الانتقال إلى ما بين 0% و90%'],
      [['Home', 'End'], 'الانتقال إلى البداية أو النهاية، عندما يكون التركيز على المشغّل'],
      [['N'], 'الدرس التالي'],
      [['T'], 'نص الفيديو'],
      [['?'], 'هذه المساعدة'],
    ],
  }),
  'player/transcript': (format) => ({
    transcript: 'نص الفيديو',
    none: 'لا يوجد نص: ليس لهذا الفيديو تسميات توضيحية.',
    failed: 'تعذّر تحميل نص الفيديو',
    find: 'البحث في نص الفيديو',
    follow: 'متابعة الفيديو',
    found: (found, all) =>
      `${format.number(found)} من ${counted(format, all, ['0 سطر', 'سطر واحد', 'سطرين', 'أسطر', 'سطرًا', 'سطر'])}`,
    chapters: 'الفصول',
  }),
};
