import { useState } from 'react';
import { Link, useSearchParams } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Button, FormStatus } from '@lectern/shared/ui';
import type { ReadingPosition } from '../data/readingPosition';
import { readerText } from '../text/reader.en';
import { readPath } from '../viewAddress';
import * as styles from './TextReader.module.css';

/** Offers the position where the user stopped reading, if the opened address names another one (`?at=`). */
export function ResumeNotice({ id, saved }: { id: string; saved: ReadingPosition | null }) {
  const labels = useText(readerText);
  const opened = useSearchParams()[0].get('at');
  const isElsewhere = opened !== null && saved !== null && saved.locator !== '' && opened !== saved.locator;
  const [isOpen, setIsOpen] = useState(isElsewhere);
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
