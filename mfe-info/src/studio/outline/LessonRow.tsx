import { memo } from 'react';
import type { DraftLesson } from '@lectern/shared/domain';
import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { icon, IconButton, TrashIcon, classNames } from '@lectern/shared/ui';
import { studioText } from '../../text/studio.en';
import { studioOutlineText } from '../../text/studioOutline.en';
import { partAddress } from '../frame/partAddress';
import { Handle } from './Handle';
import { KindIcon } from './KindIcon';
import { TitleInput } from './TitleInput';
import type { OutlineActions } from './useOutlineActions';
import type { KeyboardMove } from './useKeyboardMove';
import * as styles from './Outline.module.css';

type Props = {
  courseId: string;
  id: string;
  lesson: DraftLesson;
  number: number;
  /** The number of its section. */
  section: number;
  mark: 'before' | 'after' | null;
  isGrabbed: boolean;
  isDragged: boolean;
  actions: OutlineActions;
  keyboard: KeyboardMove;
};

const CopyIcon = /*#__PURE__*/ icon('M8 8h11.5v11.5H8ZM16 8V4.5H4.5V16H8');

/** One lesson of the outline. Renders again only when something of this lesson has changed. */
export const LessonRow = memo(function LessonRow({ courseId, id, lesson, number, section, mark, ...row }: Props) {
  const text = useText(studioOutlineText);
  const { untitled } = useText(studioText);
  const { actions, keyboard, isGrabbed, isDragged } = row;
  const title = lesson.title || untitled;
  return (
    <li
      className={classNames(styles.lesson, isDragged && styles.dragged)}
      data-outline="lesson"
      data-id={id}
      data-mark={mark ?? undefined}
    >
      <Handle
        item={{ kind: 'lesson', id }}
        name={title}
        label={text.move(title)}
        keyboard={keyboard}
        isGrabbed={isGrabbed}
      />
      <KindIcon kind={lesson.kind} label={text.kinds[lesson.kind]} />
      <TitleInput
        id={id}
        title={lesson.title}
        label={text.lesson(number, section)}
        className={styles.name}
        rename={actions.renameLesson}
      />
      <Buttons courseId={courseId} id={id} title={title} actions={actions} />
    </li>
  );
});

function Buttons({ courseId, id, title, actions }: Pick<Props, 'courseId' | 'id' | 'actions'> & { title: string }) {
  const text = useText(studioOutlineText);
  return (
    <span className={styles.buttons}>
      <Link to={partAddress(courseId, 'outline', id)} aria-label={text.open(title)} className={styles.open}>
        {text.edit}
      </Link>
      <IconButton
        size="small"
        label={text.duplicate(title)}
        icon={<CopyIcon />}
        onClick={() => void actions.duplicate(id)}
      />
      <IconButton
        size="small"
        label={text.remove(title)}
        icon={<TrashIcon />}
        onClick={() => actions.removeLesson(id)}
      />
    </span>
  );
}
