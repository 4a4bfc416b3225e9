import { withLocalBackend } from '../../../cli';
import { wireFieldsOf } from '@lectern/backend';
import { accountMenu, sendSignIn } from '../harness/account';
import { accessibilityProblemsWideAndNarrow } from '../harness/axe';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

const learner = { name: 'Lena Learner', email: 'learner@lectern.example', password: 'lectern-sample' };

test('axe finds nothing in any tab of the profile; a certificate and a receipt are one page on paper', async ({
  page,
  site,
}) => {
  const certificate = await fill(site.home);
  await page.goto('/sign_in');
  await sendSignIn(page, learner);
  await expect(accountMenu(page, learner)).toBeVisible();
  const paths = [
    'learning',
    'review',
    'review&view=cards',
    'certificates',
    `certificates&certificate=${certificate}`,
    'orders',
    'orders&order=p1',
    'books',
    'notes',
    'saved',
    'settings',
  ].map((query) => `/profile?tab=${query}`);
  const problems: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('main [role="tabpanel"] :is(h2, h3, ul, article)').first()).toBeVisible();
    problems.push(...(await accessibilityProblemsWideAndNarrow(page, path)));
  }
  expect(problems).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [query, wide] of [
    [`certificates&certificate=${certificate}`, true],
    ['orders&order=p1', false],
  ] as const) {
    await page.goto(`/profile?tab=${query}`);
    await expect(page.getByRole('button', { name: texts.certificates.print })).toBeVisible();
    for (const format of ['A4', 'Letter'] as const) {
      const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)?.length, `${query} is one page of ${format}`).toBe(1);
      expect(pdf, `${query} on ${format} is not empty`).toMatch(/\/FontFile/);
      const [width = 0, height = 0] = /MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf)?.slice(1).map(Number) ?? [];
      expect(width > height, `${query} on ${format}: ${String(width)} × ${String(height)}`).toBe(wide);
    }
  }
});

/** Gives the sample learner something in every tab; resolves to the number of a certificate. */
function fill(home: string): Promise<string> {
  return withLocalBackend({ home }, ({ auth, firestore: { admin } }) => {
    const uid = auth.admin.getAccountByEmail(learner.email)?.uid ?? '';
    const where = [{ field: 'status', op: '==', value: { stringValue: 'published' } }] as const;
    const [course = '', book = ''] = ['courses', 'books'].map(
      (collection) => admin.query({ collection, where: [...where], limit: 1 })[0]?.path.split('/')[1] ?? '',
    );
    for (const [path, data] of Object.entries(documentsOf(uid, course, book)))
      admin.set(path, wireFieldsOf(data, 'lectern'));
    return Promise.resolve(`${uid}_${course}`);
  });
}

function documentsOf(uid: string, course: string, book: string): Record<string, object> {
  const at = new Date('2026-03-04T10:00:00Z');
  return {
    [`users/${uid}/enrolments/${course}`]: { source: 'free', entitlement: null, createdAt: at },
    [`users/${uid}/progress/${course}`]: { lessons: {}, lastLessonId: null, percent: 40, updatedAt: at },
    [`certificates/${uid}_${course}`]: {
      uid,
      courseId: course,
      courseTitle: 'Bread from scratch, and all that can be made of it without a machine',
      learnerName: 'Lena Learner',
      issuedAt: at,
    },
    [`customers/${uid}/payments/p1`]: {
      status: 'succeeded',
      amount: 3800,
      currency: 'eur',
      number: 'L-000123',
      items: [{ priceId: 'p', productId: 'loaf', kind: 'book', refId: book, title: 'The loaf', amount: 3800 }],
      seller: { name: 'The shop', address: ['1 Mill Lane', 'Millford'] },
      created: at,
      paidAt: at,
    },
    [`users/${uid}/reading/${book}`]: { locator: 'c1', percent: 40, bookmarks: [], updatedAt: at },
    [`users/${uid}/saved/course-${course}`]: { kind: 'course', refId: course, createdAt: at },
    [`users/${uid}/notes/one`]: {
      kind: 'lesson',
      courseId: course,
      itemId: 'one',
      timeSec: 5,
      locator: null,
      text: 'Knead.',
      createdAt: at,
      updatedAt: at,
    },
  };
}
