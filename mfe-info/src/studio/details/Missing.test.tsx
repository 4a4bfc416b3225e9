import { screen } from '@testing-library/react';
import type { DraftDetails } from '@lectern/shared/domain';
import { renderScreen, startTestBackend, storedCourse, type TestBackend } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { studioDetailsText } from '../../text/studioDetails.en';
import { Missing } from './Missing';

const text = textOf(studioDetailsText).missing;
const DETAILS: DraftDetails = {
  ...{ title: 'Bread', subtitle: '', summary: 'Flour.', outcomes: ['Bake'], category: 'cooking', subcategory: null },
  ...{ level: 'all', language: 'en', tags: [], cover: null },
};
let running: TestBackend;
beforeAll(async () => {
  running = await startTestBackend();
});
afterEach(() => running.signOut());
afterAll(() => running.stop());

const open = async () =>
  renderScreen(<Missing courseId="bread" details={DETAILS} />, {
    user: await running.signIn({ name: 'tea', roles: ['teacher'] }),
  });

test('a first draft lacks its cover', async () => {
  await open();
  expect(await screen.findByRole('button', { name: text.fields.cover })).toBeVisible();
});

test('a published course without a cover of its own lacks nothing, as its review says', async () => {
  running.seed({ 'courses/bread': storedCourse('Bread', { slug: 'bread', teacherUid: 'tea', teacherName: 'Tea' }) });
  await open();
  expect(await screen.findByText(text.none)).toBeVisible();
  expect(screen.queryByRole('button', { name: text.fields.cover })).toBeNull();
});
