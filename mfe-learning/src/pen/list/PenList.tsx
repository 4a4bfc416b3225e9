import { useState } from 'react';
import { useMutation, useQueryClient } from '@lectern/shared/query';
import { Link } from '@lectern/shared/router';
import type { Pen } from '@lectern/shared/domain';
import { Badge, Button, Dialog, FormStatus, IconButton, TrashIcon } from '@lectern/shared/ui';
import { deletePen } from '../data/pens';
import { reasonOf } from '../../parts/reasonOf';
import { penListWords } from '../../text/pen/penList.en';
import { useText } from '../../text/useText';
import styles from './penList.module.css';

/** Saved pens, each to open or to delete. `onOpen` is told when one was chosen, before the editor shows it. */
export function PenList({ pens, uid, onOpen }: { pens: readonly Pen[]; uid: string; onOpen?: () => void }) {
  const text = useText(penListWords);
  const client = useQueryClient();
  const [asks, setAsks] = useState<Pen | null>(null);
  const removal = useMutation({
    mutationFn: (pen: Pen) => deletePen(pen.id),
    onSuccess: async (_done, pen) => {
      client.removeQueries({ queryKey: ['pens', pen.id] });
      await client.invalidateQueries({ queryKey: ['pens', 'of', uid] });
      setAsks(null);
    },
  });
  return (
    <>
      <ul className={styles.list} role="list">
        {pens.map((pen) => (
          <li key={pen.id} className={styles.pen}>
            <span className={styles.words}>
              <Link className={styles.title} to={`/codepen?pen=${pen.id}`} onClick={onOpen}>
                {pen.title}
              </Link>
              <span className={styles.facts}>
                <Badge tone="plain">{text[pen.visibility]}</Badge>
                {text.changed(pen.updatedAt)}
              </span>
            </span>
            <IconButton
              icon={<TrashIcon />}
              label={text.deletePen(pen.title)}
              size="small"
              onClick={() => setAsks(pen)}
            />
          </li>
        ))}
      </ul>
      <Dialog
        open={asks !== null}
        title={text.deleteTitle}
        onClose={() => setAsks(null)}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsks(null)}>
              {text.keep}
            </Button>
            <Button
              variant="danger"
              busy={removal.isPending}
              onClick={() => {
                if (asks) removal.mutate(asks);
              }}
            >
              {text.deleteConfirm}
            </Button>
          </>
        }
      >
        <p>{text.deleteBody(asks?.title ?? '')}</p>
        {removal.isError && <FormStatus tone="error">{reasonOf(removal.error)}</FormStatus>}
      </Dialog>
    </>
  );
}
