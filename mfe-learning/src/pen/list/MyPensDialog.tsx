import { useQuery } from '@lectern/shared/query';
import { ButtonLink, Dialog, PlusIcon } from '@lectern/shared/ui';
import { myPens } from '../data/pens';
import { PenList } from './PenList';
import { penListWords } from '../../text/pen/penList.en';
import { useText } from '../../text/useText';
import { Loaded } from '../../parts/Loaded';

/** The person's saved pens, to open one in the editor. */
export function MyPensDialog({ open, uid, onClose }: { open: boolean; uid: string; onClose: () => void }) {
  const text = useText(penListWords);
  return (
    <Dialog
      open={open}
      title={text.mine}
      onClose={onClose}
      size="wide"
      actions={
        <ButtonLink to="/codepen" variant="secondary" size="small" icon={<PlusIcon />} onClick={onClose}>
          {text.begin}
        </ButtonLink>
      }
    >
      <Pens uid={uid} onOpen={onClose} />
    </Dialog>
  );
}

function Pens({ uid, onOpen }: { uid: string; onOpen: () => void }) {
  const text = useText(penListWords);
  const query = useQuery(myPens(uid));
  return (
    <Loaded query={query}>
      {(pens) => (pens.length === 0 ? <p>{text.noPensLead}</p> : <PenList pens={pens} uid={uid} onOpen={onOpen} />)}
    </Loaded>
  );
}
