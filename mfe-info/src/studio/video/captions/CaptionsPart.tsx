import { useState } from 'react';
import { useText } from '@lectern/shared/text';
import { Button, Section } from '@lectern/shared/ui';
import { captionsText } from '../../../text/captions.en';
import type { PartProps } from '../part';
import { useRemovalFocus } from '../useRemovalFocus';
import { AddCaptions } from './AddCaptions';
import { CaptionsEditor } from './CaptionsEditor';
import { isTrack, type Caption, type CaptionTrack } from './captionTrack';
import * as styles from './Captions.module.css';

const MAX = 20;

/** Captions of a video: the list of languages, adding, editing and removing. */
export function CaptionsPart({ courseId, lesson, content, change, isReadOnly }: PartProps) {
  const text = useText(captionsText);
  const { captions, video } = content;
  const [edited, setEdited] = useState<CaptionTrack | null>(null);
  const nameOf = ({ language, kind }: CaptionTrack): string => text.of(language, text.kinds[kind]);
  const store = (track: CaptionTrack, path: string): void => change(storing({ ...track, path }));
  return (
    <Section title={text.title} lead={text.lead}>
      {captions.length === 0 && <p className={styles.note}>{text.none}</p>}
      <TrackList
        captions={captions}
        nameOf={nameOf}
        isReadOnly={isReadOnly}
        onEdit={setEdited}
        onRemove={(caption) => change(removing(caption))}
      />
      {captions.length >= MAX && <p className={styles.note}>{text.full}</p>}
      {!isReadOnly && captions.length < MAX && (
        <AddCaptions courseId={courseId} taken={captions} onStored={store} onWrite={setEdited} />
      )}
      {edited !== null && video !== null && (
        <CaptionsEditor
          key={`${edited.language} ${edited.kind}`}
          courseId={courseId}
          language={edited.language}
          video={video}
          durationSec={lesson.durationSec}
          name={nameOf(edited)}
          path={captions.find((one) => isTrack(one, edited))?.path ?? null}
          onStored={(path) => store(edited, path)}
          onClose={() => setEdited(null)}
        />
      )}
    </Section>
  );
}

/** Returns the change that adds captions, or replaces those of the same language and kind. */
const storing =
  (stored: Caption) =>
  ({ captions }: { captions: readonly Caption[] }): { captions: Caption[] } => {
    const isNew = !captions.some((one) => isTrack(one, stored));
    return { captions: isNew ? [...captions, stored] : captions.map((one) => (isTrack(one, stored) ? stored : one)) };
  };

/** Returns the change that removes the captions of a language and kind. */
const removing =
  (removed: CaptionTrack) =>
  ({ captions }: { captions: readonly Caption[] }): { captions: Caption[] } => ({
    captions: captions.filter((one) => !isTrack(one, removed)),
  });

type ListProps = {
  captions: readonly Caption[];
  nameOf: (track: CaptionTrack) => string;
  isReadOnly: boolean;
  onEdit: (caption: Caption) => void;
  onRemove: (caption: Caption) => void;
};

function TrackList({ captions, nameOf, isReadOnly, onEdit, onRemove }: ListProps) {
  const { list, onRemoved } = useRemovalFocus<HTMLUListElement>();
  return (
    <ul ref={list} className={styles.list}>
      {captions.map((caption, index) => (
        <TrackRow
          key={`${caption.language} ${caption.kind}`}
          name={nameOf(caption)}
          isReadOnly={isReadOnly}
          onEdit={() => onEdit(caption)}
          onRemove={() => {
            onRemoved(index);
            onRemove(caption);
          }}
        />
      ))}
    </ul>
  );
}

type RowProps = { name: string; isReadOnly: boolean; onEdit: () => void; onRemove: () => void };

function TrackRow({ name, isReadOnly, onEdit, onRemove }: RowProps) {
  const text = useText(captionsText);
  return (
    <li className={styles.track}>
      <span>{name}</span>
      {!isReadOnly && (
        <span className={styles.row}>
          <Button size="small" variant="secondary" aria-label={text.edit(name)} onClick={onEdit}>
            {text.editShort}
          </Button>
          <Button size="small" variant="quiet" aria-label={text.remove(name)} onClick={onRemove}>
            {text.removeShort}
          </Button>
        </span>
      )}
    </li>
  );
}
