import { useEffect, useRef } from 'react';
import { useIsHydrating } from '@lectern/shared/loading';
import { useText } from '@lectern/shared/text';
import { penText } from '../../text/pen/pen.en';
import { PANE_LIMIT, type PenSource } from '../data/penDraft';
import { openPane } from '../pane/openPane';
import type { Pane } from '../pane/Pane';
import * as styles from '../workbench.module.css';

type Props = {
  pane: keyof PenSource;
  label: string;
  /** Initial text of the pane. Later texts are set through the `Pane` that `onReady` receives. */
  initial: string;
  length: number;
  tabIndents: boolean;
  selected: boolean;
  heading: 'h2' | 'h3';
  onChange: (pane: keyof PenSource, text: string) => void;
  onReady: (pane: keyof PenSource, created: Pane | null) => void;
};

/** A pane of the code editor, with a warning when its text is near the limit. The pane owns the text. */
export function PenPane({ pane, label, length, selected, heading: Heading, initial, ...rest }: Props) {
  const area = usePane({ pane, label, ...rest });
  const isHydrating = useIsHydrating();
  const isOver = length > PANE_LIMIT;
  return (
    <section className={styles.pane} aria-label={label} data-selected={selected} data-over={isOver}>
      <div className={styles.paneHead}>
        <Heading className={styles.label}>{label}</Heading>
        <FillLevel length={length} />
      </div>
      <div className={styles.editor} data-pane={pane}>
        <textarea
          ref={area}
          className={styles.plain}
          aria-label={label}
          style={{ '--digits': digitsOfLines(initial) } as object}
          defaultValue={initial}
          // This device may have a draft, which replaces the prerendered text.
          readOnly={isHydrating}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
        />
      </div>
    </section>
  );
}

/** Returns how many digits the number of the last line has. */
const digitsOfLines = (text: string): number => String(text.split('\n').length).length;

/** Opens the pane on the text area of the returned ref, and destroys it on unmount. */
function usePane({
  pane,
  label,
  tabIndents,
  onChange,
  onReady,
}: Omit<Props, 'initial' | 'length' | 'selected' | 'heading'>) {
  const area = useRef<HTMLTextAreaElement>(null);
  const created = useRef<Pane | null>(null);
  useEffect(() => {
    if (!area.current) return undefined;
    const view = openPane(area.current, { pane, label, onChange: (next) => onChange(pane, next) });
    created.current = view;
    onReady(pane, view);
    return () => {
      onReady(pane, null);
      view.destroy();
    };
  }, [pane, label, onChange, onReady]);
  useEffect(() => created.current?.setTabIndents(tabIndents), [tabIndents]);
  return area;
}

/** Share of the limit from which the fill level is shown. */
const NEARLY_FULL = 0.9;

function FillLevel({ length }: { length: number }) {
  const text = useText(penText);
  const isOver = length > PANE_LIMIT;
  return (
    <span role="status" className={styles.fill} data-over={isOver}>
      {isOver
        ? text.tooLarge(length, PANE_LIMIT)
        : length > NEARLY_FULL * PANE_LIMIT && text.nearlyFull(length, PANE_LIMIT)}
    </span>
  );
}
