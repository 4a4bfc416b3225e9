import { courseSchema } from './courseSchema';

const course = {
  ...{ title: 'Bread', subtitle: '', language: 'en', durationSec: 60, teacherName: 'Ada' },
  ...{ level: 'all' as const, ratingSum: 0, ratingCount: 0, tags: [] },
};
const address = { origin: 'https://site.test', path: '/course/bread/bread' };

test.each(['eur', 'gbp', 'usd', 'chf', 'jpy', 'kwd'])('amounts in %s have the digits that Intl knows', (currency) => {
  const options = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  const price = { priceId: 'p', amount: 2950, currency };
  expect(courseSchema({ ...course, price }, address)).toMatchObject({
    offers: { price: 2950 / 10 ** options.maximumFractionDigits!, priceCurrency: currency.toUpperCase() },
  });
});
