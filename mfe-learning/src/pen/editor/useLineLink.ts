import { useEffect, useRef } from 'react';
import { useSearchParams } from '@lectern/shared/router';
import type { PenLine } from '../console/PenConsole';

/** Returns a function that selects the pane of a line, and shows the line once the pane is visible. */
export function useLineLink(selected: string, show: (line: PenLine) => void): (line: PenLine) => void {
  const [query, setQuery] = useSearchParams();
  const pending = useRef<PenLine | null>(null);
  useEffect(() => {
    if (pending.current?.pane === selected) show(pending.current);
    pending.current = null;
  }, [selected, show]);
  return (line) => {
    if (line.pane === selected) {
      show(line);
      return;
    }
    pending.current = line;
    const next = new URLSearchParams(query);
    next.set('pane', line.pane);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
}
