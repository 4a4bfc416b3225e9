import { useState } from 'react';
import { Link, useSearchParams } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Button, FormStatus } from '@lectern/shared/ui';
import type { ReadingPosition } from '../data/readingPosition';
import { readerText } from '../text/reader.en';
import { readPath } from '../viewAddress';
import * as styles from './TextReader.module.css';

/** Offers the position where the user stopped, when the address that they opened names a different one. */
export function ResumeNotice({ id, saved }: { id: string; saved: ReadingPosition | null }) {
  const labels = useText(readerText);
  const at = useSearchParams()[0].get('at');
  const [isOpen, setIsOpen] = useState(at !== null && saved !== null && saved.locator !== '' && at !== saved.locator);
  if (!isOpen || !saved) return null;
  const close = (): void => setIsOpen(false);
  return (
    <FormStatus tone="info">
      <span className={styles.resume}>
        {labels.wasAt(saved.percent)}
        <Link to={readPath(id, saved.locator)} onClick={close} preventScrollReset>
          {labels.resume}
        </Link>
        <Button variant="quiet" size="small" onClick={close}>
          {labels.dismiss}
        </Button>
      </span>
    </FormStatus>
  );
}
