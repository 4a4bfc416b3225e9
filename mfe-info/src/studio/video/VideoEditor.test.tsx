import { useState } from 'react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { captionsText } from '../../text/captions.en';
import { uploadText } from '../../text/upload.en';
import { videoText } from '../../text/video.en';
import { changedContent } from '../lesson/contentChange';
import type { EditedContent, OutlineFields } from '../lesson/contract';
import type { Upload } from '../upload/engine/uploadState';
import { VideoEditor } from './VideoEditor';

const mockFinished: Pick<Upload, 'id' | 'slot' | 'name' | 'path' | 'metadata' | 'status'>[] = [];
jest.mock('../upload/uploads', () => ({
  useUploads: (slots: readonly string[]) => ({
    queue: { take: () => Promise.resolve() },
    uploads: mockFinished.filter(({ slot }) => slots.includes(slot)),
  }),
}));

const mockStoreFile = jest.fn((_: string, name: string) => Promise.resolve(`drafts/${name}`));
jest.mock('../upload/storeFile', () => ({
  storeFile: (courseId: string, name: string) => mockStoreFile(courseId, name),
}));

const text = textOf(videoText);
const captions = textOf(captionsText);
const upload = textOf(uploadText);

const CONTENT: EditedContent = {
  video: 'courses/tea/drafts/one/film.webm',
  poster: null,
  captions: [{ language: 'en', path: 'courses/tea/drafts/two/captions-en.vtt', kind: 'captions' }],
  chapters: [{ title: 'Late', startSec: 40 }],
  body: '',
  resources: [],
};
const LESSON = {
  ...{ id: 'one', section: 's', position: 'a0', title: 'One', kind: 'video' as const },
  ...{ durationSec: 60, preview: false, edited: 0 },
};

function open(content: EditedContent, isReadOnly = false) {
  const seen: { content: EditedContent; outline: Partial<OutlineFields> } = { content, outline: {} };
  function Page() {
    const [value, setValue] = useState(content);
    return (
      <VideoEditor
        courseId="tea"
        lesson={LESSON}
        content={value}
        onChange={(edit) => {
          seen.content = changedContent(seen.content, edit);
          setValue(seen.content);
        }}
        onOutlineChange={(fields) => Object.assign(seen.outline, fields)}
        problems={[]}
        isReadOnly={isReadOnly}
      />
    );
  }
  return { ...renderScreen(<Page />), seen };
}

test('a lesson without a film begins with its upload; files that can’t be used are refused by name', async () => {
  const { container } = open({ ...CONTENT, video: null });
  expect(screen.getByRole('group', { name: text.video.upload })).toBeVisible();
  expect(screen.queryByRole('heading', { name: text.chapters.title })).toBeNull();
  const input = container.querySelector<HTMLInputElement>('input[data-slot="tea/one/video"]')!;
  fireEvent.change(input, { target: { files: [new File(['x'], 'film.avi')] } });
  expect(await screen.findByText(upload.refused.type('film.avi', upload.limits.video))).toBeVisible();
});

test('chapters stay in order of time, and an emptied title is pointed out, not stored', async () => {
  const { person, seen } = open(CONTENT);
  await person.click(screen.getByRole('button', { name: text.chapters.add }));
  expect(seen.content.chapters).toEqual([
    { title: text.chapters.newTitle(2), startSec: 0 },
    { title: 'Late', startSec: 40 },
  ]);
  const time = screen.getByLabelText(text.chapters.timeOf(1));
  await person.clear(time);
  await person.type(time, 'soon');
  expect(time).toHaveAccessibleDescription(text.chapters.wrongTime);
  await person.clear(time);
  await person.type(time, '0:50{Enter}');
  expect(seen.content.chapters.map(({ startSec }) => startSec)).toEqual([40, 50]);
  await person.clear(screen.getByLabelText(text.chapters.nameOf(1)));
  expect(screen.getByLabelText(text.chapters.nameOf(1))).toHaveAccessibleDescription(text.chapters.noTitle);
  expect(seen.content.chapters[0]?.title).not.toBe('');
  await person.click(screen.getByRole('button', { name: text.chapters.remove(text.chapters.newTitle(2)) }));
  expect(seen.content.chapters).toHaveLength(1);
});

test('a chapter that a new time moves keeps the focus, and a removed one leaves nothing in the next', async () => {
  const { person, seen } = open({
    ...CONTENT,
    chapters: [
      { title: 'Early', startSec: 0 },
      { title: 'Late', startSec: 40 },
    ],
  });
  const time = screen.getByLabelText(text.chapters.timeOf(1));
  await person.clear(time);
  await person.type(time, '0:50');
  await person.tab();
  await person.keyboard('!');
  const titles = () => seen.content.chapters.map(({ title }) => title);
  expect(titles()).toEqual(['Late', expect.stringMatching(/^(!|Early!)$/)]);
  await person.clear(screen.getByLabelText(text.chapters.nameOf(1)));
  await person.click(screen.getByRole('button', { name: text.chapters.remove(titles()[0]!) }));
  expect(screen.getByLabelText(text.chapters.nameOf(1))).toHaveValue(titles()[0]);
});

test('the focus of a removed row moves to the next one, or to what adds one', async () => {
  const { person } = open({
    ...CONTENT,
    chapters: ['A', 'B', 'C'].map((title, index) => ({ title, startSec: index })),
  });
  const remove = (title: string) => screen.getByRole('button', { name: text.chapters.remove(title) });
  await person.click(remove('A'));
  expect(remove('B')).toHaveFocus();
  await person.click(remove('C'));
  expect(remove('B')).toHaveFocus();
  await person.click(remove('B'));
  expect(screen.getByRole('button', { name: text.chapters.add })).toHaveFocus();
  const name = captions.of('en', captions.kinds.captions);
  await person.click(screen.getByRole('button', { name: captions.remove(name) }));
  expect(screen.getByRole('button', { name: captions.upload })).toHaveFocus();
});

test('the title of a new chapter has the focus at once: the next key writes into it', () => {
  open(CONTENT);
  fireEvent.click(screen.getByRole('button', { name: text.chapters.add }));
  const title = screen.getByLabelText<HTMLInputElement>(text.chapters.nameOf(1));
  expect(title).toHaveFocus();
  expect([title.selectionStart, title.selectionEnd]).toEqual([0, title.value.length]);
});

test('a link needs a title and a complete address; a lesson becomes a free preview', async () => {
  const { person, seen, isHeld } = open(CONTENT);
  expect(isHeld()).toBe(false);
  await person.type(screen.getByLabelText(text.resources.linkAddress), 'http://lectern.example');
  expect(isHeld()).toBe(true);
  await person.click(screen.getByRole('button', { name: text.resources.addLink }));
  expect(screen.getByText(text.resources.wrongAddress)).toBeVisible();
  expect(screen.getByText(text.resources.noTitle)).toBeVisible();
  await person.clear(screen.getByLabelText(text.resources.linkAddress));
  await person.type(screen.getByLabelText(text.resources.linkAddress), 'https://lectern.example/table');
  await person.type(screen.getByLabelText(text.resources.linkTitle), 'Table');
  await person.click(screen.getByRole('button', { name: text.resources.addLink }));
  expect(seen.content.resources).toEqual([{ title: 'Table', path: 'https://lectern.example/table' }]);
  expect(isHeld()).toBe(false);
  await person.click(screen.getByLabelText(new RegExp(text.preview.label)));
  expect(seen.outline).toEqual({ preview: true });
});

test('a removed file leaves the message about its empty title in no other row', async () => {
  const resources = ['Table', 'Sheet'].map((title) => ({ title, path: `courses/tea/drafts/${title}.pdf` }));
  const { person, seen } = open({ ...CONTENT, resources });
  await person.clear(screen.getByLabelText(text.resources.nameOf(1)));
  expect(screen.getByLabelText(text.resources.nameOf(1))).toHaveAccessibleDescription(
    expect.stringContaining(text.resources.noTitle),
  );
  await person.click(screen.getByRole('button', { name: text.resources.remove('Table') }));
  expect(seen.content.resources.map(({ title }) => title)).toEqual(['Sheet']);
  expect(screen.getByRole('button', { name: text.resources.remove('Sheet') })).toHaveFocus();
  expect(screen.getByLabelText(text.resources.nameOf(1))).toHaveValue('Sheet');
  expect(screen.queryByText(text.resources.noTitle)).toBeNull();
});

test('a broken caption file is listed line by line, and nothing is stored before it was agreed to', async () => {
  const { container, seen, person } = open(CONTENT);
  const group = within(screen.getByRole('group', { name: captions.add }));
  expect(group.getByText(captions.taken)).toBeVisible();
  await person.selectOptions(group.getByLabelText(captions.language), 'de');
  const broken = new File([''], 'a.vtt');
  Object.assign(broken, { text: () => Promise.resolve('WEBVTT\n\n00:05.000 --> 00:04.000\nBack\n') });
  fireEvent.change(container.querySelector('input[data-captions]')!, { target: { files: [broken] } });
  await waitFor(() => expect(screen.getByText(captions.problems.title('a.vtt'))).toBeVisible());
  expect(screen.getByText(captions.problems.line(3))).toBeVisible();
  expect(screen.queryByRole('button', { name: captions.problems.useRest(1) })).toBeNull();
  expect(seen.content.captions).toHaveLength(1);
});

test('the readable rest of a caption file never replaces the captions of a language that exists', async () => {
  const { container, seen, person } = open(CONTENT);
  const language = () => screen.getByLabelText(captions.language);
  await person.selectOptions(language(), 'de');
  const torn = new File([''], 'a.vtt');
  const rest = '00:01.000 --> 00:02.000\nTee\n\n00:05.000 --> 00:04.000\nZurück\n';
  Object.assign(torn, { text: () => Promise.resolve(`WEBVTT\n\n${rest}`) });
  fireEvent.change(container.querySelector('input[data-captions]')!, { target: { files: [torn] } });
  const use = await screen.findByRole('button', { name: captions.problems.useRest(1) });
  await person.selectOptions(language(), 'en');
  await person.click(use);
  expect(use).toHaveAttribute('aria-disabled', 'true');
  await person.selectOptions(language(), 'de');
  await person.click(use);
  await waitFor(() => expect(seen.content.captions).toHaveLength(2));
  expect(mockStoreFile.mock.calls).toEqual([['tea', 'captions-de.vtt']]);
  expect(seen.content.captions[0]).toEqual(CONTENT.captions[0]);
});

test('every upload that finished while the lesson was closed is taken, also when several did', () => {
  const finished = (id: string, field: string, name: string) => {
    const slot = `tea/one/${field}`;
    mockFinished.push({ id, slot, name, path: `drafts/${name}`, metadata: null, status: 'finished' });
  };
  finished('1', 'video', 'new.webm');
  finished('2', 'poster', 'new.png');
  finished('3', 'resources', 'table.pdf');
  finished('4', 'resources', 'sheet.pdf');
  const { seen } = open(CONTENT);
  expect(seen.content).toMatchObject({ video: 'drafts/new.webm', poster: 'drafts/new.png' });
  expect(seen.content.resources.map(({ title }) => title)).toEqual(['table.pdf', 'sheet.pdf']);
  mockFinished.length = 0;
});

test('a lesson that may only be read has nothing to press', () => {
  open(CONTENT, true);
  expect(screen.queryByRole('button', { name: upload.choose.video })).toBeNull();
  expect(screen.queryByRole('button', { name: text.chapters.add })).toBeNull();
  expect(screen.queryByRole('group', { name: captions.add })).toBeNull();
});
