import { counted } from '@lectern/shared/languages/ar';
import type { Texts } from '../texts';
import { DAYS, LESSONS, MINUTES, OF_LESSONS, OF_MINUTES } from './nouns';

/** Arabic texts of the daily goal. */
export const goal: Pick<Texts, 'profile/goal'> = {
  'profile/goal': (format) => ({
    title: 'الهدف اليومي',
    progress: {
      minutes: (done, of) => `اليوم: ${format.number(done)} من ${counted(format, of, OF_MINUTES)}`,
      lessons: (done, of) => `اليوم: ${format.number(done)} من ${counted(format, of, OF_LESSONS)}`,
    },
    reached: 'تحقق هدف اليوم',
    streak: (days) => `${counted(format, days, DAYS)} على التوالي`,
    rest: 'يوم راحة واحد في الأسبوع لا يقطع السلسلة.',
    week: 'الأيام السبعة الأخيرة',
    day: (date) => format.date(date, { weekday: 'long' }),
    shortDay: (date) => format.date(date, { weekday: 'short' }),
    states: { reached: 'تحقق الهدف', rest: 'يوم راحة', today: 'اليوم', none: 'لا هدف بعد' },
    change: 'تغيير الهدف',
    lead:
      'قليل من التعلّم كل يوم، يظهر في تبويب «دوراتي» من ملفك الشخصي. وهو متوقف ما لم تُفعّله؛ وعندها فقط نسجّل ' +
      'دقائق كل يوم ودروسه. ولا نرسل أي تذكير.',
    isOn: 'تحديد هدف يومي',
    kind: 'ما الذي يُحتسب؟',
    kinds: { minutes: 'الدقائق', lessons: 'الدروس' },
    amount: 'كل يوم',
    amounts: {
      minutes: (count) => counted(format, count, MINUTES),
      lessons: (count) => counted(format, count, LESSONS),
    },
    forget: 'حذف الأيام المسجّلة',
    forgetHint: 'يحذف ما سُجّل لهدفك. ويبقى تقدّمك في الدورات.',
    forgetNow: 'الحذف الآن',
    keep: 'الاحتفاظ بها',
    forgotten: 'حُذفت الأيام المسجّلة.',
    notForgotten: 'تعذّر حذف الأيام المسجّلة',
  }),
};
