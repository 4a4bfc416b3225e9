import { memo, type CSSProperties } from 'react';
import type { DraftLesson, OutlineSection } from '@lectern/shared/domain';
import { useText } from '@lectern/shared/text';
import { Button, IconButton, Menu, MenuItem, PlusIcon, TrashIcon, classNames } from '@lectern/shared/ui';
import { studioText } from '../../text/studio.en';
import { studioOutlineText } from '../../text/studioOutline.en';
import { Handle } from './Handle';
import { LessonRow } from './LessonRow';
import type { DropMark, OutlineItem } from './moves';
import { TitleInput } from './TitleInput';
import type { KeyboardMove } from './useKeyboardMove';
import type { OutlineActions } from './useOutlineActions';
import * as styles from './Outline.module.css';

/** Props that all rows of an outline share. */
export type RowProps = {
  courseId: string;
  /** The entries by id, which stay the same objects while they don't change. */
  entries: Readonly<Record<string, DraftLesson>>;
  mark: DropMark | null;
  /** The item that is dragged, or grabbed with the keyboard. */
  moving: OutlineItem | null;
  isDragging: boolean;
  actions: OutlineActions;
  keyboard: KeyboardMove;
};

/** `shown` counts the lessons that are rendered so far. */
type Props = RowProps & { section: OutlineSection; number: number; shown: number };

/** A section of the outline with its lessons. Renders again only when something of this section has changed. */
export const SectionCard = memo(function SectionCard(props: Props) {
  const text = useText(studioOutlineText);
  const { section, mark, moving, isDragging } = props;
  const isDragged = isDragging && moving?.id === section.id;
  return (
    <li
      className={classNames(styles.section, isDragged && styles.dragged)}
      data-outline="section"
      data-id={section.id}
      data-mark={mark?.id === section.id ? mark.side : undefined}
    >
      <Head
        id={section.id}
        title={section.title}
        number={props.number}
        isGrabbed={moving?.id === section.id && !isDragging}
        actions={props.actions}
        keyboard={props.keyboard}
      />
      {section.lessons.length === 0 ? <p className={styles.none}>{text.noLessons}</p> : <Lessons {...props} />}
      <AddLesson id={section.id} title={section.title} actions={props.actions} />
    </li>
  );
}, isSame);

/** Sections are new objects after each change of the draft, their lessons' entries only when those have changed. */
function isSame({ section, entries, ...rest }: Props, next: Props): boolean {
  const names = ['number', 'shown', 'courseId', 'mark', 'moving', 'isDragging', 'actions', 'keyboard'] as const;
  const { id, title, lessons } = next.section;
  return (
    names.every((name) => rest[name] === next[name]) &&
    section.id === id &&
    section.title === title &&
    section.lessons.length === lessons.length &&
    lessons.every((one, index) => one.id === section.lessons[index]?.id && entries[one.id] === next.entries[one.id])
  );
}

type HeadProps = Pick<Props, 'number' | 'actions' | 'keyboard'> & { id: string; title: string; isGrabbed: boolean };

const Head = memo(function Head({ id, title, number, isGrabbed, actions, keyboard }: HeadProps) {
  const text = useText(studioOutlineText);
  const { untitled } = useText(studioText);
  const name = title || untitled;
  return (
    <div className={styles.head}>
      <Handle
        item={{ kind: 'section', id }}
        name={name}
        label={text.move(name)}
        keyboard={keyboard}
        isGrabbed={isGrabbed}
      />
      <TitleInput
        id={id}
        title={title}
        label={text.section(number)}
        className={classNames(styles.name, styles.sectionName)}
        rename={actions.renameSection}
      />
      <IconButton
        size="small"
        label={text.remove(name)}
        icon={<TrashIcon />}
        onClick={() => actions.removeSection(id)}
      />
    </div>
  );
});

function Lessons({ section, number, shown, courseId, entries, mark, moving, isDragging, actions, keyboard }: Props) {
  const style: CSSProperties & { '--rows': number } = { '--rows': section.lessons.length };
  return (
    <ol className={styles.lessons} style={style}>
      {section.lessons.slice(0, shown).map((lesson, index) => (
        <LessonRow
          key={lesson.id}
          courseId={courseId}
          id={lesson.id}
          lesson={entries[lesson.id] ?? lesson}
          number={index + 1}
          section={number}
          mark={mark?.id === lesson.id && mark.side !== 'inside' ? mark.side : null}
          isGrabbed={!isDragging && moving?.id === lesson.id}
          isDragged={isDragging && moving?.id === lesson.id}
          actions={actions}
          keyboard={keyboard}
        />
      ))}
    </ol>
  );
}

const KINDS = ['video', 'text', 'quiz', 'pen'] as const;

type AddProps = Pick<Props, 'actions'> & { id: string; title: string };

const AddLesson = memo(function AddLesson({ id, title, actions }: AddProps) {
  const text = useText(studioOutlineText);
  const { untitled } = useText(studioText);
  const label = text.addLessonTo(title || untitled);
  return (
    <Menu
      label={label}
      button={(button) => (
        <Button {...button} variant="quiet" size="small" icon={<PlusIcon />} aria-label={label}>
          {text.addLesson}
        </Button>
      )}
    >
      {KINDS.map((kind) => (
        <MenuItem key={kind} onClick={() => actions.addLesson(id, kind)}>
          {text.kinds[kind]}
        </MenuItem>
      ))}
    </Menu>
  );
});
