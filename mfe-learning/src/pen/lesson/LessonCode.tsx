import { useLocation, useNavigate } from '@lectern/shared/router';
import { Button, CodeIcon } from '@lectern/shared/ui';
import { getPenDraft, savePenDraft } from '../data/penDraft';
import { penLessonWords } from '../../text/pen/penLesson.en';
import { useText } from '../../text/useText';
import { codeBlocks } from './codeBlocks';
import { editorAddress, hereAt } from '../data/penAddress';

type Props = {
  courseId: string;
  lessonId: string;
  body: string;
  /** The second that the lesson is at. */ getTime: () => number;
};

/**
 * For a lesson that is no code lesson but has code in its text: opens that code in the editor, which leads back to this
 * very second. Nothing where there is none.
 */
export default function LessonCode({ courseId, lessonId, body, getTime }: Props) {
  const text = useText(penLessonWords);
  const here = useLocation();
  const navigate = useNavigate();
  const blocks = codeBlocks(body);
  if (!blocks) return null;
  const open = (): void => {
    const slot = `lesson:${courseId}/${lessonId}` as const;
    savePenDraft(slot, { ...(getPenDraft(slot) ?? { ...blocks, basedOn: null }), task: blocks });
    // Back, too, leads to the second that was left, not to the one that the page was opened at.
    const back = hereAt(here, lessonId, getTime());
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
