import { useState } from 'react';
import type { Pen } from '@lectern/shared/domain';
import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Badge, IconButton, TrashIcon } from '@lectern/shared/ui';
import { penListText } from '../../text/pen/penList.en';
import { DeletePenDialog } from './DeletePenDialog';
import * as styles from './penList.module.css';

type Props = {
  pens: readonly Pen[];
  uid: string;
  /** Called when a pen is chosen, before the editor opens it. */
  onOpen?: () => void;
};

/** Saved pens, each with a link that opens it and a button that deletes it. */
export function PenList({ pens, uid, onOpen }: Props) {
  const [pending, setPending] = useState<Pen | null>(null);
  return (
    <>
      <ul className={styles.list} role="list">
        {pens.map((pen) => (
          <PenRow key={pen.id} pen={pen} onOpen={onOpen} onDelete={() => setPending(pen)} />
        ))}
      </ul>
      <DeletePenDialog pen={pending} uid={uid} onClose={() => setPending(null)} />
    </>
  );
}

function PenRow({ pen, onOpen, onDelete }: { pen: Pen; onOpen: Props['onOpen']; onDelete: () => void }) {
  const text = useText(penListText);
  return (
    <li className={styles.pen}>
      <span className={styles.details}>
        <Link className={styles.title} to={`/codepen?pen=${pen.id}`} onClick={onOpen}>
          {pen.title}
        </Link>
        <span className={styles.metadata}>
          <Badge tone="plain">{text[pen.visibility]}</Badge>
          {text.changed(pen.updatedAt)}
        </span>
      </span>
      <IconButton icon={<TrashIcon />} label={text.deletePen(pen.title)} size="small" onClick={onDelete} />
    </li>
  );
}
