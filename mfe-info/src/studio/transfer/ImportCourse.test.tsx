import { act, screen } from '@testing-library/react';
import { renderScreen } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { transferText } from '../../text/transfer.en';
import { ImportCourse } from './ImportCourse';
import type * as Module from './courseImport';

const mockCheckFolder = jest.fn();
let mockFinish: (id: string) => void = () => undefined;
jest.mock('./courseImport', (): Partial<typeof Module> => ({
  checkFolder: () => mockCheckFolder() as ReturnType<typeof Module.checkFolder>,
  beginImport: () => ({
    finish: (onProgress) => {
      onProgress(0.5);
      return new Promise((resolve) => {
        mockFinish = resolve;
      });
    },
  }),
}));

const text = textOf(transferText);
const user = { uid: 'tea', email: '', emailVerified: true, displayName: 'Tea', photoUrl: null, roles: [] };
const file = new File(['name: Tea'], 'course.yaml');

const finish = () =>
  act(async () => {
    mockFinish('imported');
    await Promise.resolve();
  });

async function choose() {
  const view = renderScreen(<ImportCourse user={user} />, { user, path: '/teach' });
  await view.person.click(screen.getByRole('button', { name: text.open }));
  const again = () => view.person.upload(screen.getByLabelText(text.chooseFolder, { selector: 'input' }), file);
  await again();
  return { ...view, again };
}

test('an import goes on while its dialog is closed, and then takes nobody elsewhere', async () => {
  mockCheckFolder.mockResolvedValue({ course: {} });
  const { person, location, isHeld } = await choose();
  expect(await screen.findByText(text.uploading(0.5))).toBeVisible();
  expect(isHeld()).toBe(true);
  await person.click(screen.getByRole('button', { name: /Close/ }));
  expect(screen.queryByText(text.uploading(0.5))).toBeNull();
  await person.click(screen.getByRole('button', { name: text.open }));
  expect(screen.getByText(text.uploading(0.5))).toBeVisible();
  await person.click(screen.getByRole('button', { name: /Close/ }));
  await finish();
  expect(isHeld()).toBe(false);
  expect(location()).toBe('/teach');
});

test('an import that is watched to its end opens the course', async () => {
  mockCheckFolder.mockResolvedValue({ course: {} });
  const { location } = await choose();
  await screen.findByText(text.uploading(0.5));
  await finish();
  expect(location()).toBe('/teach?course=imported');
});

test('a folder with problems can be chosen again once it was corrected', async () => {
  mockCheckFolder.mockResolvedValue({
    problems: [{ file: 'course.yaml', line: 1, what: 'No title.', fix: 'Add one.' }],
  });
  const { again } = await choose();
  expect(await screen.findByText(text.problems(1))).toBeVisible();
  mockCheckFolder.mockResolvedValue({ course: {} });
  await again();
  expect(await screen.findByText(text.uploading(0.5))).toBeVisible();
});
