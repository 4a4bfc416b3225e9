import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { useText } from '@lectern/shared/text';
import { Button } from '@lectern/shared/ui';
import { sortingText } from '../../text/studio/sorting.en';
import * as styles from './Editor.module.css';

type Props = {
  /** Name of the entry, as its heading. */
  title: string;
  handle: ReactNode;
  /** True until a new entry is left for the first time: it takes the focus, and shows no problems. */
  isNew: boolean;
  /** True for an entry that was deleted and is back: it takes the focus, too. */
  isRestored: boolean;
  onLeave: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
  children: ReactNode;
};

/** Card of an entry of a sorted list: handle, title, tools, fields. A new or restored one focuses its first field. */
export function ItemCard({ title, handle, isNew, isRestored, onLeave, onDuplicate, onDelete, children }: Props) {
  const text = useText(sortingText);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNew || isRestored) card.current?.querySelector<HTMLElement>('textarea, input')?.focus();
  }, [isNew, isRestored]);
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void => {
    if (!currentTarget.contains(relatedTarget)) onLeave();
  };
  return (
    <section ref={card} className={styles.card} aria-label={title} onBlur={onBlur}>
      <div className={styles.cardHead}>
        {handle}
        <h4 className={styles.cardTitle}>{title}</h4>
        <span className={styles.cardTools}>
          <Button size="small" variant="quiet" onClick={onDuplicate}>
            {text.duplicate}
          </Button>
          <Button size="small" variant="quiet" onClick={onDelete}>
            {text.delete}
          </Button>
        </span>
      </div>
      {children}
    </section>
  );
}
