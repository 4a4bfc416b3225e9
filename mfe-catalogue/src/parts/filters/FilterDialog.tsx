import type { ReactNode } from 'react';
import { useDelayed } from '@lectern/shared/loading';
import { Button, Dialog, VisuallyHidden, listStyles } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { facetText } from '../../text/facets.en';

/**
 * Delay before the button shows that courses are being counted, in milliseconds. Most answers are faster, and the text
 * must not flash.
 */
const COUNTING_DELAY = 150;

/** `total` is the number of matching courses, null while unknown; `isCounting` is true while it is loading. */
type Props = { open: boolean; onClose: () => void; total: number | null; isCounting: boolean; children: ReactNode };

/** Dialog with the filters, for narrow windows. A button with the number of courses closes it. */
export function FilterDialog({ open, onClose, total, isCounting, children }: Props) {
  const text = useText(facetText);
  const isSlow = useDelayed(isCounting, COUNTING_DELAY);
  const known =
    total === null ? { label: text.showAny, status: '' } : { label: text.show(total), status: text.left(total) };
  return (
    <Dialog open={open} onClose={onClose} title={text.title}>
      {children}
      <div className={listStyles.show}>
        <Button wide onClick={onClose}>
          {isSlow ? text.counting : known.label}
        </Button>
        <VisuallyHidden>
          <span role="status">{isSlow ? text.counting : known.status}</span>
        </VisuallyHidden>
      </div>
    </Dialog>
  );
}
