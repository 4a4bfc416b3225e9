import { useState } from 'react';
import { Link, useSearchParams } from '@lectern/shared/router';
import { Button, FormStatus } from '@lectern/shared/ui';
import type { ReadingPosition } from '../data/readingPosition';
import { readerWords } from '../text/reader.en';
import { useText } from '../text/useText';
import { readPath } from '../viewAddress';
import { placeOf, type BookText } from './bookChapters';
import styles from './Reader.module.css';

/** Offers the place where the person stopped when the address that they opened names another one. */
export function ElsewhereNotice({ id, text, saved }: { id: string; text: BookText; saved: ReadingPosition | null }) {
  const words = useText(readerWords);
  const at = useSearchParams()[0].get('at');
  const [isOpen, setIsOpen] = useState(
    at !== null && saved !== null && at !== saved.locator && placeOf(text, saved.locator) !== null,
  );
  if (!isOpen || !saved) return null;
  const close = (): void => setIsOpen(false);
  return (
    <FormStatus tone="info">
      <span className={styles.elsewhere}>
        {words.wasAt(saved.percent)}
        <Link to={readPath(id, saved.locator)} onClick={close} preventScrollReset>
          {words.goThere}
        </Link>
        <Button variant="quiet" size="small" onClick={close}>
          {words.dismiss}
        </Button>
      </span>
    </FormStatus>
  );
}
