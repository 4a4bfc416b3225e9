import { useEffect, useRef } from 'react';
import { useHost } from '@lectern/shared/host';
import { useMutation } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { FormStatus } from '@lectern/shared/ui';
import { reasonOf } from '@lectern/shared/failure';
import { savedText } from '../../text/profile/saved.en';
import * as profileStyles from '../profile.module.css';
import { RemovedItem } from './RemovedItem';
import { removeSavedItem, restoreSavedItem, type SavedItem } from './savedItems';
import { SavedItemDetails } from './SavedItemDetails';

type Props = { item: SavedItem; uid: string; onChange: (id: string, isSaved: boolean) => void };

/** Row of a saved item, which can be opened, removed and restored. The focus stays in the row. */
export function SavedRow({ item, uid, onChange }: Props) {
  const text = useText(savedText);
  const { announce } = useHost();
  const name = item.title ?? text.unavailable[item.kind];
  const change = useMutation({
    mutationFn: async (isSaved: boolean) => {
      await (isSaved ? restoreSavedItem(uid, item) : removeSavedItem(uid, item));
      return isSaved;
    },
    onSuccess: (isSaved) => {
      onChange(item.id, isSaved);
      announce(isSaved ? text.restored(name) : text.removed(name));
    },
  });
  const isSaved = change.data !== false;
  const undo = useRef<HTMLButtonElement>(null);
  const row = useRef<HTMLLIElement>(null);
  const wasSaved = useRef(isSaved);
  useEffect(() => {
    if (!isSaved) undo.current?.focus();
    else if (!wasSaved.current) row.current?.querySelector<HTMLElement>('a, button')?.focus();
    wasSaved.current = isSaved;
  }, [isSaved]);
  return (
    <li ref={row} className={profileStyles.row} data-kept={isSaved}>
      {isSaved ? (
        <SavedItemDetails item={item} name={name} isBusy={change.isPending} onRemove={() => change.mutate(false)} />
      ) : (
        <RemovedItem name={name} button={undo} isBusy={change.isPending} onUndo={() => change.mutate(true)} />
      )}
      {change.isError && (
        <FormStatus tone="error" title={change.variables ? text.notRestored(name) : text.notRemoved(name)}>
          {reasonOf(change.error)}
        </FormStatus>
      )}
    </li>
  );
}
