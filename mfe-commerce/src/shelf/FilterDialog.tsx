import type { ReactNode } from 'react';
import { useText } from '@lectern/shared/text';
import { Button, Dialog, VisuallyHidden, listStyles } from '@lectern/shared/ui';
import { bookText } from '../text/books.en';

type Props = { open: boolean; onClose: () => void; count: number; children: ReactNode };

/** Dialog with the filters for narrow windows; a sticky button leads to the `count` matching books. */
export function FilterDialog({ open, onClose, count, children }: Props) {
  const text = useText(bookText);
  return (
    <Dialog open={open} onClose={onClose} title={text.filters}>
      {children}
      <div className={listStyles.show}>
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
