import type { ReactNode } from 'react';
import { Button, Dialog, VisuallyHidden } from '@lectern/shared/ui';
import { bookWords } from '../text/books.en';
import { useText } from '../text/useText';
import styles from './Shelf.module.css';

/**
 * The filters over the whole window, where there is no room for them beside the books, and always in sight the way to
 * the `count` books that they leave.
 */
export function FilterDialog({
  open,
  onClose,
  count,
  children,
}: {
  open: boolean;
  onClose: () => void;
  count: number;
  children: ReactNode;
}) {
  const text = useText(bookWords);
  return (
    <Dialog open={open} onClose={onClose} title={text.filters}>
      {children}
      <div className={styles.show}>
        <Button wide onClick={onClose}>
          {text.show(count)}
        </Button>
        <VisuallyHidden>
          <span role="status">{text.books(count)}</span>
        </VisuallyHidden>
      </div>
    </Dialog>
  );
}
