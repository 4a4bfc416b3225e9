import { useText } from '@lectern/shared/text';
import { Badge, BookCover, ButtonLink, CourseCover, IconButton, TrashIcon } from '@lectern/shared/ui';
import { savedText } from '../../text/profile/saved.en';
import * as profileStyles from '../profile.module.css';
import * as styles from './saved.module.css';
import type { SavedItem } from './savedItems';

type Props = { item: SavedItem; name: string; isBusy: boolean; onRemove: () => void };

/** Content of the row of a saved item: cover, name, date, and actions that open and remove it. */
export function SavedItemDetails({ item, name, isBusy, onRemove }: Props) {
  const text = useText(savedText);
  const { kind, refId, category, by, createdAt } = item;
  return (
    <>
      <div className={styles.cover} data-kind={kind}>
        {kind === 'course' ? (
          <CourseCover id={refId} category={category} />
        ) : (
          <BookCover id={refId} category={category} title={name} />
        )}
      </div>
      <div className={profileStyles.description}>
        <span className={profileStyles.name}>{name}</span>
        {by.length > 0 && <p>{text.by(by)}</p>}
        <p>{text.savedOn(createdAt)}</p>
      </div>
      <Actions item={item} name={name} isBusy={isBusy} onRemove={onRemove} />
    </>
  );
}

function Actions({ item: { kind, title, path }, name, isBusy, onRemove }: Props) {
  const text = useText(savedText);
  return (
    <div className={profileStyles.actions}>
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
  );
}
