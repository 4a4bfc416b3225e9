import { useLocation } from '@lectern/shared/router';
import { Button, ButtonLink, ErrorPanel, ExternalIcon, Markdown, PlayIcon } from '@lectern/shared/ui';
import { LessonBodyError, parsePenLesson, type PenLesson as Task } from '@lectern/shared/domain';
import { savePenDraft, type PenDraft } from '../data/penDraft';
import { penLessonWords } from '../../text/pen/penLesson.en';
import { useText } from '../../text/useText';
import { editorAddress, hereAt } from '../data/penAddress';
import styles from '../pen.module.css';
import { PenWorkbench } from '../editor/PenWorkbench';
import { ResetPen } from '../editor/ResetPen';
import { usePen } from '../editor/usePen';

type Props = {
  courseId: string;
  lessonId: string;
  /** The lesson's body, as `parsePenLesson` reads it. */ body: string;
};

/**
 * A code lesson: the task, and an editor that begins with the lesson's code. The work is kept on this device, and goes
 * on in the code editor.
 */
export default function PenLesson({ body, ...rest }: Props) {
  const text = useText(penLessonWords);
  const task = readTask(body);
  if (!task) return <ErrorPanel title={text.broken} reason={text.brokenWhat} />;
  return <Work key={`${rest.courseId}/${rest.lessonId}`} task={task} {...rest} />;
}

function Work({ task, courseId, lessonId }: Omit<Props, 'body'> & { task: Task }) {
  const text = useText(penLessonWords);
  const slot = `lesson:${courseId}/${lessonId}` as const;
  const pen = usePen(slot, startOf(task));
  const here = useLocation();
  return (
    <div className={styles.lesson}>
      <Markdown text={task.task} />
      <div className={styles.tools}>
        <Button size="small" icon={<PlayIcon />} onClick={() => pen.start(pen.source)}>
          {text.run}
        </Button>
        <ResetPen pen={pen} words={text} warning={text.resetBody} disabled={!pen.isChanged} />
        <span className={styles.kept} role="status">
          {pen.isKept ? text.kept : text.notKept}
        </span>
        <ButtonLink
          size="small"
          variant="secondary"
          icon={<ExternalIcon />}
          to={editorAddress({ courseId, lessonId }, hereAt(here, lessonId, 0))}
          onClick={() => savePenDraft(slot, pen.source)}
        >
          {text.open}
        </ButtonLink>
      </div>
      <PenWorkbench pen={pen} layout="rows" tabIndents={false} headingLevel={3} />
    </div>
  );
}

/** What the editor begins with where this device has no work on the lesson. */
const startOf = ({ html, css, js }: Task): PenDraft => ({ html, css, js, basedOn: null, task: { html, css, js } });

function readTask(body: string): Task | null {
  try {
    return parsePenLesson(body);
  } catch (error) {
    if (error instanceof LessonBodyError) return null;
    throw error;
  }
}
