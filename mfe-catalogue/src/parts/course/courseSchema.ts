import type { ListedCourse } from '@lectern/shared/domain';

/** A course for search engines: https://schema.org/Course. `url` is the page's own address; amounts are whole units of the currency. */
export function courseSchema(course: ListedCourse, url: string): object {
  const { price, ratingCount, ratingSum, durationSec } = course;
  const digits = price ? new Intl.NumberFormat('en', { style: 'currency', currency: price.currency }).resolvedOptions().maximumFractionDigits ?? 2 : 2;
  return {
    '@context': 'https://schema.org', '@type': 'Course', name: course.title, description: course.subtitle || course.title, url, inLanguage: course.language,
    provider: { '@type': 'Organization', name: 'Lectern', sameAs: new URL('/', url).href },
    isAccessibleForFree: price === null || price.amount === 0,
    offers: { '@type': 'Offer', category: price?.amount ? 'Paid' : 'Free', ...(price?.amount ? { price: price.amount / 10 ** digits, priceCurrency: price.currency.toUpperCase() } : {}) },
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: `PT${String(Math.max(1, Math.round(durationSec / 60)))}M`, instructor: { '@type': 'Person', name: course.teacherName } },
    ...(ratingCount > 0 ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: Number((ratingSum / ratingCount).toFixed(2)), ratingCount } } : {}),
  };
}
