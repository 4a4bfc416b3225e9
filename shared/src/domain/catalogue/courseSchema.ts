import type { CatalogueCourse } from './catalogueCourse';

/** The address of a page: its site's origin, without a final slash, and its path. */
export type PageAddress = { origin: string; path: string };

/** The fields of a course that its JSON-LD is made of. */
type CourseForSchema = Pick<
  CatalogueCourse,
  | 'title'
  | 'subtitle'
  | 'language'
  | 'price'
  | 'durationSec'
  | 'teacherName'
  | 'ratingSum'
  | 'ratingCount'
  | 'level'
  | 'tags'
>;

/**
 * Returns a course as JSON-LD for search engines: https://schema.org/Course. Amounts are in the currency's major unit.
 */
export function courseSchema(course: CourseForSchema, { origin, path }: PageAddress): object {
  const { price, ratingCount, ratingSum, durationSec, level, tags } = course;
  const isPaid = price !== null && price.amount > 0;
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: course.title,
    description: course.subtitle || course.title,
    url: origin + path,
    inLanguage: course.language,
    provider: { '@type': 'Organization', name: 'Lectern', sameAs: `${origin}/` },
    isAccessibleForFree: !isPaid,
    ...(level === 'all' ? {} : { educationalLevel: level }),
    ...(tags.length > 0 ? { about: tags } : {}),
    offers: {
      '@type': 'Offer',
      category: isPaid ? 'Paid' : 'Free',
      ...(isPaid
        ? { price: price.amount / 10 ** digitsOf(price.currency), priceCurrency: price.currency.toUpperCase() }
        : {}),
    },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${String(Math.max(1, Math.round(durationSec / 60)))}M`,
      instructor: { '@type': 'Person', name: course.teacherName },
    },
    ...(ratingCount > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: Number((ratingSum / ratingCount).toFixed(2)),
            ratingCount,
          },
        }
      : {}),
  };
}

/** Returns the digits of a currency's minor unit. The first use of `Intl` takes long on a slow phone. */
const digitsOf = (currency: string): number =>
  ['eur', 'gbp', 'usd'].includes(currency)
    ? 2
    : (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2);
