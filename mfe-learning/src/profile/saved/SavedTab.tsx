import { useEffect, useRef } from 'react';
import { useQuery, useQueryClient } from '@lectern/shared/query';
import { ButtonLink, EmptyState, HeartIcon } from '@lectern/shared/ui';
import { savedWords } from '../../text/profile/saved.en';
import { useText } from '../../text/useText';
import styles from '../profile.module.css';
import { RowSkeletons } from '../RowSkeletons';
import { TabData } from '../TabData';
import type { TabProps } from '../tabs';
import { SavedRow } from './SavedRow';
import { savedItems } from './savedItems';

/**
 * Courses and books that the person saved for later. What is removed can be taken back as long as the list is shown.
 */
export function SavedTab({ user }: TabProps) {
  const text = useText(savedWords);
  const { uid } = user;
  const query = useQuery(savedItems(uid));
  const client = useQueryClient();
  const gone = useRef(new Set<string>());
  const change = (id: string, isKept: boolean): void => {
    if (isKept) gone.current.delete(id);
    else gone.current.add(id);
  };
  useEffect(() => {
    const removed = gone.current;
    return () => {
      client.setQueryData(savedItems(uid).queryKey, (items) => items?.filter(({ id }) => !removed.has(id)));
    };
  }, [client, uid]);
  const none = (
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
  return (
    <TabData query={query} failed={text.failed} skeleton={<RowSkeletons />}>
      {(items) =>
        items.length === 0 ? (
          none
        ) : (
          <ul className={styles.rows} role="list">
            {items.map((item) => (
              <SavedRow key={item.id} item={item} uid={uid} onChange={change} />
            ))}
          </ul>
        )
      }
    </TabData>
  );
}
