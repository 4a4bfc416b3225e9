import { useState } from 'react';
import { Button, FormStatus } from '@lectern/shared/ui';
import { dataWords } from '../../text/profile/accountData.en';
import { useText } from '../../text/useText';
import styles from '../settings/settings.module.css';
import type { TabProps } from '../tabs';
import { DeletionDialog } from './DeletionDialog';
import { wasDeletionBegun } from './interruptedDeletion';

/** The way to delete the account, and to finish a deletion that was interrupted. */
export function DeletionSettings({ user }: TabProps) {
  const text = useText(dataWords).deletion;
  const [isOpen, setIsOpen] = useState(false);
  const wasBegun = wasDeletionBegun(user.uid);
  return (
    <div className={styles.part}>
      <h3>{text.title}</h3>
      {wasBegun ? (
        <FormStatus tone="warning" title={text.resumeTitle}>
          {text.resume}
        </FormStatus>
      ) : (
        <p>{text.lead}</p>
      )}
      <div>
        <Button
          variant="danger"
          onClick={() => {
            setIsOpen(true);
          }}
        >
          {wasBegun ? text.resumeStart : text.start}
        </Button>
      </div>
      {isOpen && (
        <DeletionDialog
          user={user}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </div>
  );
}
