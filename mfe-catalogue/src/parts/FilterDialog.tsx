import type { ReactNode } from 'react';
import { Button, Dialog } from '@lectern/shared/ui';
import { facetWords } from '../text/facets.en';
import { useText } from '../text/useText';

/** The filters of a list over the whole window, where there is no room for them beside it. `total` is how many courses they leave. */
export function FilterDialog({ open, onClose, total, children }: { open: boolean; onClose: () => void; total: number; children: ReactNode }) {
  const text = useText(facetWords);
  return <Dialog open={open} onClose={onClose} title={text.title} actions={<Button onClick={onClose}>{text.show(total)}</Button>}>{children}</Dialog>;
}
