import { LessonBodyError, parsePenLesson, type PenLesson as Task } from '@lectern/shared/domain';
import { useUser } from '@lectern/shared/host';
import { useLocation } from '@lectern/shared/router';
import { deferredPanel } from '../../loading/deferredPanel';
import { useText } from '@lectern/shared/text';
import { Button, ButtonLink, ErrorPanel, ExternalIcon, Markdown, PlayIcon } from '@lectern/shared/ui';
import { penLessonText } from '../../text/pen/penLesson.en';
import { editorAddress, lessonPageAt } from '../data/penAddress';
import { savePenDraft, type PenDraft } from '../data/penDraft';
import { usePenSlot } from '../data/usePenSlot';
import { PenWorkbench } from '../editor/PenWorkbench';
import { ResetPen } from '../editor/ResetPen';
import { usePen } from '../editor/usePen';
import * as styles from '../pen.module.css';

type Props = {
  courseId: string;
  lessonId: string;
  /** The lesson's body, in the format of `parsePenLesson`. */
  body: string;
  /** Called once all tests of the lesson pass. */
  onPassed: () => void;
};

const JudgedWorkbench = deferredPanel(
  () => import('../judged/JudgedWorkbench'),
  (module) => module.default,
  10,
);

/**
 * A code lesson: the task, and an editor with the lesson's starting code. The work is stored on this device and can be
 * continued in the code editor.
 */
export default function PenLesson({ body, ...rest }: Props) {
  const text = useText(penLessonText);
  const uid = useUser()?.uid ?? '';
  const task = parseTask(body);
  if (!task) return <ErrorPanel title={text.broken} reason={text.brokenReason} />;
  return <TaskEditor key={`${rest.courseId}/${rest.lessonId} ${uid}`} task={task} {...rest} />;
}

function TaskEditor({ task, courseId, lessonId, onPassed }: Omit<Props, 'body'> & { task: Task }) {
  const text = useText(penLessonText);
  const slot = usePenSlot(`lesson:${courseId}/${lessonId}`);
  const pen = usePen(slot, startingDraft(task));
  const page = useLocation();
  return (
    <div className={styles.lesson}>
      <Markdown text={task.task} />
      <div className={styles.tools}>
        <Button size="small" icon={<PlayIcon />} onClick={() => pen.runOnRequest(pen.source)}>
          {text.run}
        </Button>
        <ResetPen pen={pen} text={text} warning={text.resetBody} disabled={!pen.isChanged} />
        <span className={styles.status} role="status">
          {pen.isStored ? text.stored : text.notStored}
        </span>
        <ButtonLink
          size="small"
          variant="secondary"
          icon={<ExternalIcon />}
          to={editorAddress({ courseId, lessonId }, lessonPageAt(page, lessonId, 0))}
          onClick={() => savePenDraft(slot, pen.source)}
        >
          {text.open}
        </ButtonLink>
      </div>
      {task.tests.length > 0 ? (
        <JudgedWorkbench pen={pen} tests={task.tests} onPassed={onPassed} />
      ) : (
        <PenWorkbench pen={pen} layout="columns" tabIndents={false} headingLevel={3} />
      )}
    </div>
  );
}

/** Returns the draft of a learner who has not worked on the lesson yet. */
const startingDraft = ({ html, css, js }: Task): PenDraft => ({
  html,
  css,
  js,
  basedOn: null,
  task: { html, css, js },
});

function parseTask(body: string): Task | null {
  try {
    return parsePenLesson(body);
  } catch (error) {
    if (error instanceof LessonBodyError) return null;
    throw error;
  }
}
