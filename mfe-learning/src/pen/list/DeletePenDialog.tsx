import type { Pen } from '@lectern/shared/domain';
import { useMutation, useQueryClient } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Button, Dialog, FormStatus } from '@lectern/shared/ui';
import { reasonOf } from '@lectern/shared/failure';
import { penListText } from '../../text/pen/penList.en';
import { deletePen } from '../data/pens';

/** Dialog that asks for confirmation and deletes a pen. Closed while `pen` is null. */
export function DeletePenDialog({ pen, uid, onClose }: { pen: Pen | null; uid: string; onClose: () => void }) {
  const text = useText(penListText);
  const client = useQueryClient();
  const deletion = useMutation({
    mutationFn: ({ id }: Pen) => deletePen(id),
    onSuccess: async (_result, { id }) => {
      client.removeQueries({ queryKey: ['pens', id] });
      await client.invalidateQueries({ queryKey: ['pens', 'of', uid] });
    },
  });
  // The dialog may be open for another pen by the time the answer arrives.
  const confirm = (): void => {
    if (pen) deletion.mutate(pen, { onSuccess: onClose });
  };
  const close = (): void => {
    deletion.reset();
    onClose();
  };
  return (
    <Dialog
      open={pen !== null}
      title={text.deleteTitle}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {text.keep}
          </Button>
          <Button variant="danger" busy={deletion.isPending} onClick={confirm}>
            {text.deleteConfirm}
          </Button>
        </>
      }
    >
      <p>{text.deleteBody(pen?.title ?? '')}</p>
      {deletion.isError && <FormStatus tone="error">{reasonOf(deletion.error)}</FormStatus>}
    </Dialog>
  );
}
