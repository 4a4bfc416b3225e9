import { useEffect, useRef } from 'react';
import { useHost } from '@lectern/shared/host';
import { useMutation } from '@lectern/shared/query';
import {
  Badge,
  BookCover,
  Button,
  ButtonLink,
  CourseCover,
  FormStatus,
  IconButton,
  TrashIcon,
} from '@lectern/shared/ui';
import { reasonOf } from '../../parts/reasonOf';
import { savedWords } from '../../text/profile/saved.en';
import { useText } from '../../text/useText';
import profileStyles from '../profile.module.css';
import styles from './saved.module.css';
import { removeSavedItem, restoreSavedItem, type SavedItem } from './savedItems';

/** One saved thing: go to it, remove it, or take the removal back. The focus stays in the row. */
export function SavedRow({
  item,
  uid,
  onChange,
}: {
  item: SavedItem;
  uid: string;
  onChange: (id: string, isKept: boolean) => void;
}) {
  const text = useText(savedWords);
  const { announce } = useHost();
  const name = item.title ?? text.gone[item.kind];
  const change = useMutation({
    mutationFn: async (kept: boolean) => {
      await (kept ? restoreSavedItem(uid, item) : removeSavedItem(uid, item));
      return kept;
    },
    networkMode: 'always',
    onSuccess: (kept) => {
      onChange(item.id, kept);
      announce(kept ? text.back(name) : text.removed(name));
    },
  });
  const isKept = change.data !== false;
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isKept) undo.current?.focus();
  }, [isKept]);
  return (
    <li className={profileStyles.row} data-kept={isKept}>
      {isKept ? (
        <Kept item={item} name={name} isBusy={change.isPending} onRemove={() => change.mutate(false)} />
      ) : (
        <>
          <p className={profileStyles.what}>{text.removed(name)}</p>
          <Button
            ref={undo}
            size="small"
            variant="secondary"
            busy={change.isPending}
            onClick={() => change.mutate(true)}
          >
            {text.undo}
          </Button>
        </>
      )}
      {change.isError && (
        <FormStatus tone="error" title={text.notRemoved(name)}>
          {reasonOf(change.error)}
        </FormStatus>
      )}
    </li>
  );
}

function Kept({
  item,
  name,
  isBusy,
  onRemove,
}: {
  item: SavedItem;
  name: string;
  isBusy: boolean;
  onRemove: () => void;
}) {
  const text = useText(savedWords);
  const { kind, refId, category, title, by, path, createdAt } = item;
  return (
    <>
      <div className={styles.cover} data-kind={kind}>
        {kind === 'course' ? (
          <CourseCover id={refId} category={category} />
        ) : (
          <BookCover id={refId} category={category} title={name} />
        )}
      </div>
      <div className={profileStyles.what}>
        <span className={profileStyles.name}>{name}</span>
        {by && <p>{by}</p>}
        <p>{text.savedOn(createdAt)}</p>
      </div>
      <div className={profileStyles.acts}>
        <Badge>{text.kinds[kind]}</Badge>
        {title !== null && (
          <ButtonLink size="small" variant="secondary" to={path} aria-label={text.openOf(name)}>
            {text.open}
          </ButtonLink>
        )}
        <IconButton
          label={text.remove(name)}
          icon={<TrashIcon />}
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) onRemove();
          }}
        />
      </div>
    </>
  );
}
