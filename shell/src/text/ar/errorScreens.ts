import { quoted } from '@lectern/shared/languages/ar';
import type { Translation } from '@lectern/shared/translations';
import type { errorScreensText } from '../errorScreens.en';

const WORKS = 'تظل بقية أجزاء الموقع متاحة.';

/** Arabic texts of the screens that the shell shows in place of another. */
export const errorScreens: Translation<typeof errorScreensText> = (format) => ({
  failed: {
    title: (name) => `تعذّر تحميل ${quoted(name)}`,
    crashed: (name) => `واجهت ${quoted(name)} مشكلة`,
    reason: {
      error: `تعذّر تنزيل هذا الجزء من الموقع. ${WORKS}`,
      timeout: `استغرق تحميل هذا الجزء من الموقع وقتًا طويلًا. ${WORKS}`,
      missing: `لم نعثر على هذا الجزء من الموقع. ربما يجري تحديثه الآن. ${WORKS}`,
      integrity: 'ليس ما نُزّل هو الملف الذي نشرناه، لذلك لم نشغّله. ربما غيّره خادم وسيط أو إضافة في المتصفح.',
      evaluation: `حُمّل هذا الجزء من الموقع لكن تعذّر تشغيله. ${WORKS}`,
      contract: `لا يتوافق هذا الجزء من الموقع مع هذا الإصدار من Lectern. ${WORKS}`,
      'shared-version': 'يحتاج هذا الجزء من الموقع إلى إصدار آخر من Lectern. إعادة تحميل الصفحة تحل المشكلة عادةً.',
      offline: 'يبدو أنك غير متصل بالإنترنت. ستُحمَّل هذه الصفحة فور اتصالك من جديد.',
      render: `حدث خطأ أثناء عرض هذه الصفحة. ${WORKS}`,
    },
    again: 'إعادة المحاولة',
    reload: 'إعادة تحميل الصفحة',
    home: 'الصفحة الرئيسية',
    elsewhere: 'أو جرّب إحدى هذه الصفحات',
  },
  notFound: {
    body: 'لا توجد صفحة في هذا العنوان. ربما نُقلت، أو في الرابط خطأ.',
    elsewhere: 'جرّب إحدى هذه الصفحات',
    home: 'الصفحة الرئيسية',
  },
  maintenance: {
    until: (end) => `نتوقع أن نعود بحلول ${format.date(end, { dateStyle: 'medium', timeStyle: 'short' })}.`,
    noUntil: 'نعمل على ذلك ولا نعرف بعد كم سيستغرق.',
    watching: 'يُعاد تحميل هذه الصفحة تلقائيًا فور عودتنا.',
    offTitle: 'لا صيانة في الوقت الحالي',
    offBody: 'كل شيء يعمل كما ينبغي. إن واجهتك مشكلة، فأخبرنا من فضلك.',
    home: 'الصفحة الرئيسية',
  },
});
