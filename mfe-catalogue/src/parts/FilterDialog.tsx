import type { ReactNode } from 'react';
import { useDelayed } from '@lectern/shared/loading';
import { Button, Dialog, VisuallyHidden } from '@lectern/shared/ui';
import { facetWords } from '../text/facets.en';
import { useText } from '../text/useText';
import styles from './Filters.module.css';

/**
 * For how long an answer may be on its way before the button says so, in milliseconds: most come sooner, and words that
 * flash by are no news.
 */
const PATIENCE = 150;

/**
 * `total` is how many courses the filters leave, null when that is not known; `isCounting` while that is on its way.
 */
type Props = { open: boolean; onClose: () => void; total: number | null; isCounting: boolean; children: ReactNode };

/**
 * The filters of a list over the whole window, where there is no room for them beside it, and always in sight the way
 * to what they leave.
 */
export function FilterDialog({ open, onClose, total, isCounting, children }: Props) {
  const text = useText(facetWords);
  const isSlow = useDelayed(isCounting, PATIENCE);
  const left = total === null ? '' : text.left(total);
  return (
    <Dialog open={open} onClose={onClose} title={text.title}>
      {children}
      <div className={styles.show}>
        <Button wide onClick={onClose}>
          {isSlow ? text.counting : total === null ? text.showAny : text.show(total)}
        </Button>
        <VisuallyHidden>
          <span role="status">{isSlow ? text.counting : left}</span>
        </VisuallyHidden>
      </div>
    </Dialog>
  );
}
