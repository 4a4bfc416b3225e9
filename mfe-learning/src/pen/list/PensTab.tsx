import type { SessionUser } from '@lectern/shared/host';
import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { ButtonLink, CodeIcon, EmptyState, PlusIcon } from '@lectern/shared/ui';
import { TextPlaceholder } from '../../loading/TextPlaceholder';
import { penListText } from '../../text/pen/penList.en';
import { myPens } from '../data/pens';
import { PenList } from './PenList';

/** The pens tab of the profile. */
export function PensTab({ user: { uid } }: { user: SessionUser }) {
  const text = useText(penListText);
  const query = useQuery(myPens(uid));
  const create = (
    <ButtonLink to="/codepen" variant="secondary" size="small" icon={<PlusIcon />}>
      {text.create}
    </ButtonLink>
  );
  return (
    <QueryState query={query} placeholder={<TextPlaceholder />}>
      {(pens) =>
        pens.length === 0 ? (
          <EmptyState icon={<CodeIcon />} title={text.noPens} actions={create}>
            {text.noPensLead}
          </EmptyState>
        ) : (
          <>
            <p>{create}</p>
            <PenList pens={pens} uid={uid} />
          </>
        )
      }
    </QueryState>
  );
}
