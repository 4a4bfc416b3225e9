import { useEffect, useRef } from 'react';
import { PANE_LIMIT, type PenSource } from '../data/penDraft';
import { penWords } from '../../text/pen/pen.en';
import { useText } from '../../text/useText';
import { createPane, type Pane } from './createPane';
import styles from '../pen.module.css';

type Props = {
  pane: keyof PenSource;
  label: string;
  initial: string;
  length: number;
  tabIndents: boolean;
  selected: boolean;
  heading: 'h2' | 'h3';
  onChange: (pane: keyof PenSource, text: string) => void;
  onReady: (pane: keyof PenSource, made: Pane | null) => void;
};

/** From this share of the limit on, a pane says how full it is. */
const NEARLY = 0.9;

/**
 * One pane of the code editor. The text is CodeMirror's own: `initial` counts when the pane is made, later texts go
 * through what `onReady` is given.
 */
export function PenPane({
  pane,
  label,
  initial,
  length,
  tabIndents,
  selected,
  heading: Heading,
  onChange,
  onReady,
}: Props) {
  const text = useText(penWords);
  const host = useRef<HTMLDivElement>(null);
  const first = useRef(initial);
  const made = useRef<Pane | null>(null);
  useEffect(() => {
    if (!host.current) return undefined;
    const view = createPane(host.current, pane, label, first.current, (next) => onChange(pane, next));
    made.current = view;
    onReady(pane, view);
    return () => {
      onReady(pane, null);
      view.destroy();
    };
  }, [pane, label, onChange, onReady]);
  useEffect(() => made.current?.setTabIndents(tabIndents), [tabIndents]);
  const over = length > PANE_LIMIT;
  return (
    <section className={styles.pane} aria-label={label} data-selected={selected} data-over={over}>
      <div className={styles.paneHead}>
        <Heading className={styles.label}>{label}</Heading>
        <span role="status" className={styles.fill} data-over={over}>
          {over
            ? text.tooLarge(length, PANE_LIMIT)
            : length > NEARLY * PANE_LIMIT && text.nearlyFull(length, PANE_LIMIT)}
        </span>
      </div>
      <div ref={host} className={styles.editor} data-pane={pane} />
    </section>
  );
}
