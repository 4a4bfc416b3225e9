import { useText } from '@lectern/shared/text';
import { Button, FormStatus } from '@lectern/shared/ui';
import { reasonOf } from '@lectern/shared/failure';
import { penSavingText } from '../../text/pen/penSaving.en';
import type { PenEditorState } from './usePenEditor';

/** Notices above the editor about a newer saved version, and about a failed save. */
export function PenNotices({ pen, saved, saver, dialog }: PenEditorState) {
  const text = useText(penSavingText);
  const isNewer = saved !== null && saved.updatedAt.getTime() !== pen.source.basedOn;
  return (
    <>
      {isNewer && !saver.conflict && (
        <FormStatus tone="warning" title={text.newer}>
          <Button
            variant="secondary"
            size="small"
            onClick={() => (pen.isChanged ? saver.setConflict({ theirs: saved }) : saver.takeOver(saved))}
          >
            {pen.isChanged ? text.compare : text.openNewer}
          </Button>
        </FormStatus>
      )}
      {saver.error && dialog === null && !saver.conflict && (
        <FormStatus tone="error" title={text.failed}>
          {reasonOf(saver.error)} {text.failedLead}
        </FormStatus>
      )}
    </>
  );
}
