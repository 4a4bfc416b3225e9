import { useState } from 'react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { textLessonText } from '../../text/textLesson.en';
import { MarkdownEditor } from './MarkdownEditor';

const text = textOf(textLessonText);

function Page({ start = '', isReadOnly = false }: { start?: string; isReadOnly?: boolean }) {
  const [value, setValue] = useState(start);
  return <MarkdownEditor courseId="tea" label={text.body} value={value} onChange={setValue} isReadOnly={isReadOnly} />;
}

const field = (): HTMLTextAreaElement => screen.getByLabelText(text.body);
const preview = () => screen.getByRole('region', { name: text.preview });

test('tools and shortcuts change the selected text, and the preview shows it as learners see it', async () => {
  const { person } = renderScreen(<Page start="brew tea" />);
  field().focus();
  field().setSelectionRange(5, 8);
  await person.keyboard('{Control>}b{/Control}');
  expect(field()).toHaveValue('brew **tea**');
  await waitFor(() => expect(preview().querySelector('strong')).toHaveTextContent('tea'));
  await person.click(screen.getByRole('button', { name: text.tools.heading }));
  expect(field()).toHaveValue('## brew **tea**');
  expect(field()).toHaveFocus();
});

test('the toolbar is one tab stop, and arrow keys move in it', async () => {
  const { person } = renderScreen(<Page />);
  await person.tab();
  expect(screen.getByRole('button', { name: text.tools.bold })).toHaveFocus();
  await person.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('button', { name: text.tools.heading })).toHaveFocus();
  await person.keyboard('{End}');
  expect(screen.getByRole('button', { name: text.tools.image })).toHaveFocus();
  await person.tab();
  expect(field()).toHaveFocus();
});

test('a pasted file that is no picture is refused by name; pasted words are the browser’s', async () => {
  renderScreen(<Page />);
  const fake = new File(['<svg/>'], 'drawing.svg', { type: 'image/svg+xml' });
  fireEvent.paste(field(), { clipboardData: { files: [fake] } });
  expect(await screen.findByText(text.image.refused.type('drawing.svg'))).toBeVisible();
  expect(fireEvent.paste(field(), { clipboardData: { files: [] } })).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a picture that cannot be read any more is refused by name, and the others are taken', async () => {
  renderScreen(<Page />);
  const gone = new File(['x'], 'gone.png', { type: 'image/png' });
  Object.defineProperty(gone, 'slice', {
    value: () => ({ arrayBuffer: () => Promise.reject(new DOMException('Gone', 'NotReadableError')) }),
  });
  const fake = new File(['<svg/>'], 'drawing.svg', { type: 'image/svg+xml' });
  fireEvent.paste(field(), { clipboardData: { files: [gone, fake] } });
  expect(await screen.findByText(text.image.refused.unreadable('gone.png'))).toBeVisible();
  expect(screen.getByText(text.image.refused.type('drawing.svg'))).toBeVisible();
});

test('a text that may only be read has no tools', () => {
  renderScreen(<Page start="done" isReadOnly />);
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(field()).toHaveAttribute('readonly');
});
