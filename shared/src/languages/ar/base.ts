import { formatPrice } from '@lectern/shared/text';
import type { TranslationsOf } from '@lectern/shared/translations';
import type { BaseTexts } from '..';
import { counted } from './phrases';

type Base = TranslationsOf<BaseTexts>;

const controls: Base['ui/controls'] = () => ({
  close: 'إغلاق',
  optional: 'اختياري',
  breadcrumbs: 'مسار التنقل',
  busy: 'قيد التنفيذ',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
});

const price: Base['ui/price'] = (format) => ({
  free: 'مجاني',
  price: (amount, currency) => formatPrice(format, amount, currency),
});

const rating: Base['ui/rating'] = (format) => ({
  value: (value) => format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  number: (count) => format.number(count),
  rated: (value, highest) => `التقييم ${value} من ${format.number(highest)}`,
  ratings: (count) => counted(format, count, ['لا تقييمات', 'تقييم واحد', 'تقييمان', 'تقييمات', 'تقييمًا', 'تقييم']),
  fresh: 'جديد',
});

const loading: Base['loading'] = () => ({
  title: 'تعذّر تحميل هذا المحتوى',
  reason: 'ربما انقطع الاتصال، أو أن الخدمة مشغولة.',
  offlineTitle: 'أنت غير متصل بالإنترنت',
  offlineReason: 'لم يُحمَّل هذا المحتوى على هذا الجهاز من قبل. حاول مجددًا عندما تتصل بالإنترنت.',
  tryAgain: 'إعادة المحاولة',
});

const backendError: Base['firebase/backendError'] = () => ({
  offline: 'يبدو أنك غير متصل بالإنترنت. لم يضِع شيء: حاول مجددًا عندما تتصل.',
  unavailable: 'لم تستجب الخدمة. لم يضِع شيء: حاول مجددًا بعد قليل.',
  denied: 'لا يملك حسابك صلاحية الوصول إلى هذا المحتوى.',
  'signed-out': 'انتهت جلستك. سجّل الدخول من جديد للمتابعة.',
  missing: 'لم يعد هذا المحتوى موجودًا.',
  conflict: 'عدّل شخص آخر هذا المحتوى في الوقت نفسه. حاول مجددًا.',
  limit: 'هذا كثير دفعة واحدة. انتظر قليلًا، أو أرسل أقل.',
  invalid: 'لم تقبل الخدمة هذا الطلب.',
  cancelled: 'أُلغيت العملية.',
  credentials: 'لا يوجد حساب بهذا البريد الإلكتروني وكلمة المرور هذه.',
  'email-taken': 'يوجد حساب بهذا البريد الإلكتروني. سجّل الدخول، أو أعد تعيين كلمة المرور.',
  'weak-password': 'اختر كلمة مرور أطول أو أقل شيوعًا، من 8 أحرف على الأقل.',
  'code-expired': 'انتهت صلاحية هذا الرابط. اطلب رابطًا جديدًا.',
  'code-invalid': 'هذا الرابط ناقص أو سبق استخدامه. اطلب رابطًا جديدًا.',
  'sign-in-again': 'حفاظًا على أمانك، أكّد كلمة مرورك أولًا.',
  'account-disabled': 'أُغلق هذا الحساب. تواصل معنا إن كنت تظن أن ذلك حدث بالخطأ.',
  'too-many-attempts': 'محاولات كثيرة جدًا. انتظر بضع دقائق، ثم حاول مجددًا.',
  unknown: 'حدث خطأ من جهتنا. لم يضِع شيء: حاول مجددًا.',
});

const guest: Base['firebase/guest'] = () => ({ name: 'زائر' });

/** Arabic texts of the areas that every workspace uses. */
export const base: Base = {
  'ui/controls': controls,
  'ui/price': price,
  'ui/rating': rating,
  loading,
  'firebase/backendError': backendError,
  'firebase/guest': guest,
};
