import { useLocation, useNavigate } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Button, CodeIcon } from '@lectern/shared/ui';
import { penLessonText } from '../../text/pen/penLesson.en';
import { editorAddress, lessonPageAt } from '../data/penAddress';
import { getPenDraft, savePenDraft } from '../data/penDraft';
import { usePenSlot } from '../data/usePenSlot';
import { codeBlocks } from './codeBlocks';

type Props = {
  courseId: string;
  lessonId: string;
  body: string;
  /** Returns the current position in the lesson, in seconds. */
  getTime: () => number;
};

/**
 * Button that opens the code of a lesson's text in the editor, with a link back to the current position. Renders
 * nothing when the text has no code.
 */
export default function LessonCode({ courseId, lessonId, body, getTime }: Props) {
  const text = useText(penLessonText);
  const page = useLocation();
  const navigate = useNavigate();
  const slot = usePenSlot(`lesson:${courseId}/${lessonId}`);
  const blocks = codeBlocks(body);
  if (!blocks) return null;
  const open = (): void => {
    savePenDraft(slot, { ...(getPenDraft(slot) ?? { ...blocks, basedOn: null }), task: blocks });
    // Puts the current position into the history entry as well, for the browser's Back button.
    const back = lessonPageAt(page, lessonId, getTime());
    void Promise.resolve(navigate(back, { replace: true, preventScrollReset: true })).then(() =>
      navigate(editorAddress({ courseId, lessonId }, back)),
    );
  };
  return (
    <p>
      <Button variant="secondary" size="small" icon={<CodeIcon />} onClick={open}>
        {text.openBlocks}
      </Button>
    </p>
  );
}
