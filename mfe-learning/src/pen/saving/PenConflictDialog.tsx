import type { Pen } from '@lectern/shared/domain';
import { useText } from '@lectern/shared/text';
import { Button, Dialog, FormStatus } from '@lectern/shared/ui';
import { reasonOf } from '@lectern/shared/failure';
import { penDialogsText } from '../../text/pen/penDialogs.en';
import * as styles from '../pen.module.css';
import type { PenConflict } from './usePenSaving';

type Props = {
  /** Null when there is no conflict. */
  conflict: PenConflict | null;
  isSaving: boolean;
  error: Error | null;
  onKeepBoth: () => void;
  onKeepMine: (theirs: Pen) => void;
  onKeepTheirs: (theirs: Pen) => void;
  onClose: () => void;
};

/** Dialog shown when another tab or device has saved or deleted the pen. Nothing changes until the person chooses. */
export function PenConflictDialog({ conflict, isSaving, error, onKeepBoth, onKeepMine, onKeepTheirs, onClose }: Props) {
  const text = useText(penDialogsText);
  const theirs = conflict?.theirs ?? null;
  return (
    <Dialog open={conflict !== null} title={theirs ? text.conflictTitle : text.deletedTitle} onClose={onClose}>
      <p>{theirs ? text.conflictLead(theirs.updatedAt) : text.deletedLead}</p>
      {error && (
        <FormStatus tone="error" title={text.failed}>
          {reasonOf(error)}
        </FormStatus>
      )}
      <div className={styles.stackedChoices}>
        <Button busy={isSaving} onClick={onKeepBoth}>
          {text.keepBoth}
        </Button>
        {theirs && (
          <Button variant="secondary" busy={isSaving} onClick={() => onKeepMine(theirs)}>
            {text.keepMine}
          </Button>
        )}
        {theirs && (
          <Button variant="secondary" onClick={() => onKeepTheirs(theirs)}>
            {text.keepTheirs}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
