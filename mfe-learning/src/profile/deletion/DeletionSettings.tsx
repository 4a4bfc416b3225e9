import { useState } from 'react';
import { useText } from '@lectern/shared/text';
import { Button, FormStatus } from '@lectern/shared/ui';
import { accountDataText } from '../../text/profile/accountData.en';
import * as styles from '../settings/settings.module.css';
import type { TabProps } from '../tabs';
import { DeletionDialog } from './DeletionDialog';
import { wasDeletionStarted } from './interruptedDeletion';

/** Settings section that deletes the account, or finishes an interrupted deletion. */
export function DeletionSettings({ user }: TabProps) {
  const text = useText(accountDataText).deletion;
  const [isOpen, setIsOpen] = useState(false);
  const wasStarted = wasDeletionStarted(user.uid);
  return (
    <div className={styles.part}>
      <h3>{text.title}</h3>
      {wasStarted ? (
        <FormStatus tone="warning" title={text.resumeTitle}>
          {text.resume}
        </FormStatus>
      ) : (
        <p>{text.lead}</p>
      )}
      <div>
        <Button variant="danger" onClick={() => setIsOpen(true)}>
          {wasStarted ? text.resumeStart : text.start}
        </Button>
      </div>
      {isOpen && <DeletionDialog user={user} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
