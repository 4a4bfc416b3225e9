import { useQuery } from '@lectern/shared/query';
import { ButtonLink, CodeIcon, EmptyState, PlusIcon } from '@lectern/shared/ui';
import { myPens } from '../data/pens';
import { Loaded } from '../../parts/Loaded';
import { penListWords } from '../../text/pen/penList.en';
import { useText } from '../../text/useText';
import { PenList } from './PenList';

/** The pens that the person has saved. */
export default function PensTab({ uid }: { uid: string }) {
  const text = useText(penListWords);
  const query = useQuery(myPens(uid));
  const begin = (
    <ButtonLink to="/codepen" variant="secondary" size="small" icon={<PlusIcon />}>
      {text.begin}
    </ButtonLink>
  );
  return (
    <Loaded query={query}>
      {(pens) =>
        pens.length === 0 ? (
          <EmptyState icon={<CodeIcon />} title={text.noPens} actions={begin}>
            {text.noPensLead}
          </EmptyState>
        ) : (
          <>
            <p>{begin}</p>
            <PenList pens={pens} uid={uid} />
          </>
        )
      }
    </Loaded>
  );
}
