import { useEffect, useRef } from 'react';
import type { PenSource } from '../../data/penDraft';
import { createPane, type Pane } from './createPane';
import styles from './pen.module.css';

type Props = {
  pane: keyof PenSource; label: string; initial: string; tabIndents: boolean; selected: boolean;
  onChange: (pane: keyof PenSource, text: string) => void; onReady: (pane: keyof PenSource, made: Pane | null) => void;
};

/** One pane of the code editor. The text is CodeMirror's own: `initial` counts when the pane is made, later texts go through what `onReady` is given. */
export function PenPane({ pane, label, initial, tabIndents, selected, onChange, onReady }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const first = useRef(initial);
  const made = useRef<Pane | null>(null);
  useEffect(() => {
    if (!host.current) return undefined;
    const view = createPane(host.current, pane, label, first.current, (text) => onChange(pane, text));
    made.current = view;
    onReady(pane, view);
    return () => {
      onReady(pane, null);
      view.destroy();
    };
  }, [pane, label, onChange, onReady]);
  useEffect(() => made.current?.setTabIndents(tabIndents), [tabIndents]);
  return (
    <section className={styles.pane} aria-label={label} data-selected={selected}>
      <h2 className={styles.label}>{label}</h2>
      <div ref={host} className={styles.editor} data-pane={pane} />
    </section>
  );
}
