import type { ReactNode } from 'react';
import { useText } from '@lectern/shared/text';
import { FormStatus } from '@lectern/shared/ui';
import { readerText } from '../text/reader.en';
import { SIZES, type DisplaySettings } from './displaySettings';
import * as styles from './Reader.module.css';

/** Sets the text in the font, size and line length of the settings. */
export function Typeset({ settings, children }: { settings: DisplaySettings; children: ReactNode }) {
  return (
    <div
      className={styles.reader}
      data-width={settings.width}
      data-face={settings.face}
      data-sepia={settings.isSepia ? '' : undefined}
      style={{ '--reader-size': `${String(SIZES[settings.size] ?? 1)}rem` } as object}
    >
      {children}
    </div>
  );
}

/** Notice that the position has not reached the account yet. */
export function UnsentNotice() {
  return <FormStatus tone="info">{useText(readerText).notSent}</FormStatus>;
}
