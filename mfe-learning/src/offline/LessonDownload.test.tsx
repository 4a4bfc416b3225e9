import { screen } from '@testing-library/react';
import type { LessonFile } from '@lectern/shared/offline';
import { fakeCaches, renderScreen } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { offlineText } from '../text/lesson/offline.en';
import { LessonDownload } from './LessonDownload';

const text = textOf(offlineText);
const lesson = { courseId: 'bread', lessonId: 'one', course: 'Bread', lesson: 'One', href: '/watch', courseLessons: 1 };
const button = (name: string) => screen.findByRole('button', { name });

let device: ReturnType<typeof fakeCaches>;
beforeEach(() => {
  device = fakeCaches();
  const value = { persist: () => Promise.resolve(true), estimate: () => Promise.resolve({}) };
  Object.defineProperty(navigator, 'storage', { configurable: true, value });
});
afterEach(() => {
  device.uninstall();
  Reflect.deleteProperty(navigator, 'storage');
});

test('the focus stays on the button whose action changes, from Save to Cancel and to Remove', async () => {
  let answer: (files: LessonFile[]) => void = () => undefined;
  const files = (): Promise<LessonFile[]> => new Promise((resolve) => (answer = resolve));
  const { person } = renderScreen(<LessonDownload uid="ada" lesson={lesson} getFiles={files} />);
  await person.click(await button(text.save));
  expect(await button(text.cancel)).toHaveFocus();
  answer([]);
  expect(await button(text.remove)).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(await button(text.save)).toHaveFocus();
});
