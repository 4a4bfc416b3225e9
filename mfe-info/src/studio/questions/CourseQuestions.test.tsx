import { screen, waitFor } from '@testing-library/react';
import { questionsText } from '@lectern/shared/questions';
import { renderScreen, startTestBackend, storedCourse, type TestBackend } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { studioQuestionsText } from '../../text/studioQuestions.en';
import { CourseQuestions } from './CourseQuestions';

const text = textOf(studioQuestionsText);
const questions = textOf(questionsText);
const at = new Date('2026-03-04T10:00:00Z');
const question = (title: string, answerCount: number) => ({
  ...{ uid: 'bo', authorName: 'Bo', lessonId: 'one', timeSec: 5, title, text: '', acceptedAnswerId: null },
  ...{ answerCount, voteCount: 0, createdAt: at, updatedAt: at },
});

let testBackend: TestBackend;
jest.spyOn(console, 'error').mockImplementation(() => undefined);
beforeAll(async () => {
  testBackend = await startTestBackend();
});
afterAll(() => testBackend.stop());

test('the teacher sees what waits for an answer, with its lesson and second, and answers without a limit', async () => {
  const user = await testBackend.signIn({ name: 'tess', displayName: 'Tess', roles: ['teacher'] });
  testBackend.seed({
    'courses/bread': storedCourse('About bread', { slug: 'bread' }),
    'courses/bread/sections/s': { title: 'All', order: 0 },
    'courses/bread/sections/s/lessons/one': {
      ...{ title: 'Kneading', order: 0, kind: 'video', durationSec: 60, preview: false },
    },
    'courses/bread/questions/open': question('Which flour?', 0),
    'courses/bread/questions/answered': question('Which salt?', 1),
  });
  const { person } = renderScreen(<CourseQuestions user={user} courseId="bread" />, { user });
  expect(await screen.findByText(text.waiting(1))).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Which flour?' }));
  expect(await screen.findByText('Kneading · 0:05')).toBeVisible();
  expect(screen.queryByText('Which salt?')).toBeNull();
  await person.type(await screen.findByLabelText(questions.answer), 'Wheat.');
  await person.click(screen.getByRole('button', { name: questions.postAnswer }));
  expect(await screen.findByText(questions.teacher)).toBeVisible();
  const { admin } = testBackend.backend.firestore;
  await waitFor(() => expect(admin.query({ collection: 'courses/bread/questions/open/answers' })).toHaveLength(1));
  expect(admin.get('users/tess/pace/posts')).toBeNull();
  await person.selectOptions(screen.getByLabelText(text.show), text.shows.newest);
  expect(await screen.findByText('Which salt?')).toBeVisible();
});

test('a draft says that learners can ask once it is published', async () => {
  const user = await testBackend.signIn({ name: 'tess', displayName: 'Tess', roles: ['teacher'] });
  renderScreen(<CourseQuestions user={user} courseId="never-published" />, { user });
  expect(await screen.findByText(text.noneBody)).toBeVisible();
});
