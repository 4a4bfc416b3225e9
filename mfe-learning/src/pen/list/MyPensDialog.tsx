import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { ButtonLink, Dialog, PlusIcon } from '@lectern/shared/ui';
import { TextPlaceholder } from '../../loading/TextPlaceholder';
import { penListText } from '../../text/pen/penList.en';
import { myPens } from '../data/pens';
import { PenList } from './PenList';

/** Dialog that lists the person's saved pens, to open one in the editor. */
export function MyPensDialog({ open, uid, onClose }: { open: boolean; uid: string; onClose: () => void }) {
  const text = useText(penListText);
  return (
    <Dialog
      open={open}
      title={text.mine}
      onClose={onClose}
      size="wide"
      actions={
        <ButtonLink to="/codepen" variant="secondary" size="small" icon={<PlusIcon />} onClick={onClose}>
          {text.create}
        </ButtonLink>
      }
    >
      <Pens uid={uid} onOpen={onClose} />
    </Dialog>
  );
}

function Pens({ uid, onOpen }: { uid: string; onOpen: () => void }) {
  const text = useText(penListText);
  const query = useQuery(myPens(uid));
  return (
    <QueryState query={query} placeholder={<TextPlaceholder />}>
      {(pens) => (pens.length === 0 ? <p>{text.noPensLead}</p> : <PenList pens={pens} uid={uid} onOpen={onOpen} />)}
    </QueryState>
  );
}
