import { useLayoutEffect, useRef } from 'react';
import type { EditedContent, LessonEditorProps } from './contract';

/** Changes some fields of the newest content, which a function receives: it may have changed since the rendering. */
export type ContentChange = (
  next: Partial<EditedContent> | ((newest: EditedContent) => Partial<EditedContent>),
) => void;

/** Returns the function that changes fields of a lesson. Several changes before the next rendering add up. */
export function useContentChange({
  content,
  onChange,
}: Pick<LessonEditorProps, 'content' | 'onChange'>): ContentChange {
  const latest = useRef({ content, onChange });
  useLayoutEffect(() => {
    latest.current = { content, onChange };
  });
  return (next) => {
    const { current } = latest;
    current.content = { ...current.content, ...(typeof next === 'function' ? next(current.content) : next) };
    current.onChange(current.content);
  };
}
