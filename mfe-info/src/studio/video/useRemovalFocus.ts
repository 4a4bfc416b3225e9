import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus of a row that was removed to the last button of the row at its position, or of the last row; without
 * rows to the first button of the section. Put `list` on the list, and call `onRemoved` with the index of the row.
 */
export function useRemovalFocus<List extends HTMLElement>() {
  const list = useRef<List>(null);
  const removed = useRef<{ index: number; count: number } | null>(null);
  useLayoutEffect(() => {
    const { current: rows } = list;
    const { current: last } = removed;
    if (!last || !rows || rows.children.length >= last.count) return;
    removed.current = null;
    const row = rows.children[Math.min(last.index, rows.children.length - 1)];
    const buttons = row?.querySelectorAll('button') ?? [];
    (buttons[buttons.length - 1] ?? rows.closest('section')?.querySelector('button'))?.focus();
  });
  const onRemoved = (index: number): void => {
    removed.current = { index, count: list.current?.children.length ?? 0 };
  };
  return { list, onRemoved };
}
