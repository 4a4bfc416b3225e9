import { useEffect, useRef } from 'react';
import { QueryState } from '@lectern/shared/loading';
import { useQuery, useQueryClient } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { ButtonLink, EmptyState, HeartIcon } from '@lectern/shared/ui';
import { savedText } from '../../text/profile/saved.en';
import * as styles from '../profile.module.css';
import { RowSkeletons } from '../RowSkeletons';
import type { TabProps } from '../tabs';
import { savedItems } from './savedItems';
import { SavedRow } from './SavedRow';

/** The saved tab of the profile: saved courses and books. A removed one can be restored while the list is shown. */
export function SavedTab({ user: { uid } }: TabProps) {
  const text = useText(savedText);
  const query = useQuery(savedItems(uid));
  const onChange = useRemovedItems(uid);
  return (
    <QueryState query={query} title={text.failed} placeholder={<RowSkeletons />}>
      {(items) =>
        items.length === 0 ? (
          <NothingSaved />
        ) : (
          <ul className={styles.rows} role="list">
            {items.map((item) => (
              <SavedRow key={item.id} item={item} uid={uid} onChange={onChange} />
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}

/** Returns a function that records removed and restored items. Leaving the tab drops removed items from the cache. */
function useRemovedItems(uid: string): (id: string, isSaved: boolean) => void {
  const client = useQueryClient();
  const removed = useRef(new Set<string>());
  useEffect(() => {
    const ids = removed.current;
    return () => {
      client.setQueryData(savedItems(uid).queryKey, (items) => items?.filter(({ id }) => !ids.has(id)));
    };
  }, [client, uid]);
  return (id, isSaved) => {
    if (isSaved) removed.current.delete(id);
    else removed.current.add(id);
  };
}

function NothingSaved() {
  const text = useText(savedText);
  return (
    <EmptyState
      icon={<HeartIcon />}
      title={text.none}
      actions={
        <>
          <ButtonLink to="/all-courses">{text.browse}</ButtonLink>
          <ButtonLink to="/books" variant="secondary">
            {text.books}
          </ButtonLink>
        </>
      }
    >
      {text.noneLead}
    </EmptyState>
  );
}
