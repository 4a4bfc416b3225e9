import type { ClipboardEvent, DragEvent, KeyboardEvent, RefObject } from 'react';
import { useHost } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { textLessonText } from '../../text/textLesson.en';
import { applyEdit } from './applyEdit';
import { editOf, imageEdit, type Selected, type Tool } from './markdownEdits';
import { toolOf } from './shortcuts';
import { picturesOf, useImages } from './useImages';

const selectionOf = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

/** Tools, shortcuts and pictures of a text field. `events` belong on the field. */
export function useMarkdownTools(courseId: string, area: RefObject<HTMLTextAreaElement | null>) {
  const text = useText(textLessonText);
  const { announce } = useHost();
  const images = useImages(courseId);
  const samples: Partial<Record<Tool, string>> = text.sample;
  const format = (tool: Tool): void => {
    if (area.current) applyEdit(area.current, editOf(tool, selectionOf(area.current), samples[tool] ?? ''));
  };
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer | null): void => {
    const files = picturesOf(data);
    if (files.length === 0) return;
    event.preventDefault();
    void images.add(files);
  };
  const insertImage = (alt: string): void => {
    const { current } = images;
    if (!current?.path || !area.current) return;
    images.remove(current.preview);
    applyEdit(area.current, imageEdit(selectionOf(area.current), current.path, alt));
    announce(text.image.inserted);
  };
  const events = {
    onKeyDown: (event: KeyboardEvent) => {
      const tool = toolOf(event);
      if (!tool) return;
      event.preventDefault();
      format(tool);
    },
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
    onDrop: (event: DragEvent) => take(event, event.dataTransfer),
  };
  return { format, images, insertImage, events };
}
