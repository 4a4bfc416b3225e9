import { useCallback, useRef } from 'react';
import type { PenLine } from '../console/PenConsole';
import { PANES, type PenSource } from '../data/penDraft';
import type { Pane } from '../pane/Pane';

/** Holds the three panes as they register: sets their texts and shows a line. */
export function usePanes() {
  const panes = useRef<Partial<Record<keyof PenSource, Pane | null>>>({});
  const registerPane = useCallback((name: keyof PenSource, pane: Pane | null) => {
    panes.current[name] = pane;
  }, []);
  const setTexts = useCallback((source: PenSource) => {
    for (const name of PANES) panes.current[name]?.setText(source[name]);
  }, []);
  const showLine = useCallback(({ pane, line }: PenLine) => panes.current[pane]?.showLine(line), []);
  return { registerPane, setTexts, showLine };
}
