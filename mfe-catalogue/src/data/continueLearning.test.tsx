import { screen } from '@testing-library/react';
import { useQuery } from '@lectern/shared/query';
import { renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { courseDocument } from '../testBed';
import { continueLearning } from './continueLearning';

let testBackend: TestBackend;
beforeAll(async () => {
  testBackend = await startTestBackend();
});
afterAll(() => testBackend.stop());

function Titles({ uid }: { uid: string }) {
  const { data } = useQuery(continueLearning(uid, 2));
  return data ? <p>{data.map(({ course }) => course.title).join(', ')}.</p> : null;
}

test('courses that no longer exist make room for the next ones', async () => {
  const user = await testBackend.signIn('lea');
  const enrolment = (minute: number) => ({
    ...{ source: 'free', entitlement: null },
    createdAt: new Date(Date.UTC(2026, 1, 3, 10, minute)),
  });
  testBackend.seed({
    'courses/bread': { ...courseDocument(), title: 'Bread' },
    'courses/cake': { ...courseDocument(), title: 'Cake' },
    'courses/tea': { ...courseDocument(), title: 'Tea' },
    'users/lea/enrolments/gone': enrolment(50),
    'users/lea/enrolments/lost': enrolment(40),
    'users/lea/enrolments/bread': enrolment(30),
    'users/lea/enrolments/cake': enrolment(20),
    'users/lea/enrolments/tea': enrolment(10),
  });
  renderScreen(<Titles uid="lea" />, { user });
  expect(await screen.findByText('Bread, Cake.')).toBeVisible();
});
