import { useEffect, useRef } from 'react';
import { useText } from '@lectern/shared/text';
import { Button } from '@lectern/shared/ui';
import { sortingText } from '../../text/studio/sorting.en';
import * as styles from './UndoDelete.module.css';

type Props = {
  /** Name of the deleted entry; null shows nothing. */
  name: string | null;
  /** Key of the deleted entry, where several have one name. */
  id?: string | undefined;
  onUndo: () => void;
};

/** Says that an entry was deleted, with a button that brings it back. The button takes the focus that was lost. */
export function UndoDelete({ name, id, onUndo }: Props) {
  const text = useText(sortingText);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (name !== null) button.current?.focus({ preventScroll: true });
  }, [name, id]);
  return (
    <div role="status" className={styles.undo} data-open={name !== null}>
      {name !== null && (
        <>
          <span>{text.deleted(name)}</span>
          <Button ref={button} size="small" variant="secondary" onClick={onUndo}>
            {text.undo}
          </Button>
        </>
      )}
    </div>
  );
}
