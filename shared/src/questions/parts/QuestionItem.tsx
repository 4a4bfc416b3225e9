import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useText } from '@lectern/shared/text';
import { Badge, ChevronDownIcon, Markdown } from '../../ui';
import type { ShownQuestion } from '../data/shownPosts';
import { questionsText } from '../text/questions.en';
import type { Discussion } from '../useDiscussion';
import { PostActions, SendingStatus } from './PostActions';
import { PostByline, useAuthorName } from './PostByline';
import { QuestionForm } from './QuestionForm';
import * as styles from './Questions.module.css';
import { Thread } from './Thread';
import { useDraft } from './useDraft';
import { VoteButton } from './VoteButton';

type Props = {
  discussion: Discussion;
  question: ShownQuestion;
  /** Link to the lesson or second of the question. */
  position: ReactNode;
  /** Opened and scrolled to, such as from a notification. */
  isTarget?: boolean;
};

/** A question: its title opens its text, its answers, and what can be done with it. */
export function QuestionItem({ discussion, question, position, isTarget = false }: Props) {
  const text = useText(questionsText);
  const [isOpen, setOpen] = useState(isTarget);
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  const name = useAuthorName(question.authorName);
  useEffect(() => {
    if (isTarget) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isTarget]);
  return (
    <li ref={item} className={styles.question}>
      <h3 className={styles.title}>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <ChevronDownIcon />
          <span>{question.title}</span>
        </button>
      </h3>
      <PostByline name={question.uid === discussion.uid ? text.you : name} post={question}>
        {position}
      </PostByline>
      <p className={styles.metadata}>
        {question.acceptedAnswerId !== null ? (
          <Badge tone="success">{text.isAccepted}</Badge>
        ) : (
          question.teacherAnswered && <Badge>{text.teacherAnswered}</Badge>
        )}
        <span>{text.answers(question.answerCount)}</span>
      </p>
      <SendingStatus discussion={discussion} pending={question.pending} />
      <div id={id} hidden={!isOpen} className={styles.opened}>
        {isOpen && <OpenQuestion discussion={discussion} question={question} name={name} />}
      </div>
    </li>
  );
}

function OpenQuestion({ discussion, question, name }: Omit<Props, 'position'> & { name: string }) {
  const text = useText(questionsText);
  const [isEditing, setEditing] = useState(false);
  const { id, uid, answerCount } = question;
  return (
    <>
      {isEditing ? (
        <EditQuestion discussion={discussion} question={question} onClose={() => setEditing(false)} />
      ) : (
        question.text !== '' && <Markdown text={question.text} level={4} />
      )}
      <PostActions
        discussion={discussion}
        questionId={id}
        answerId={null}
        author={{ uid, name }}
        deletionTitle={text.removeQuestion(answerCount)}
        onEdit={() => setEditing(true)}
      >
        <VoteButton discussion={discussion} question={question} />
      </PostActions>
      <Thread discussion={discussion} question={question} />
    </>
  );
}

type EditProps = { discussion: Discussion; question: ShownQuestion; onClose: () => void };

function EditQuestion({ discussion, question, onClose }: EditProps) {
  const text = useText(questionsText);
  const { id, lessonId, timeSec, title } = question;
  const key = `edit ${discussion.course.id} ${id}`;
  const { draft, change, discard } = useDraft(discussion.uid, key, { title, text: question.text, timeSec });
  const close = (): void => {
    discard();
    onClose();
  };
  const save = (): void => {
    const words = { title: draft.title.trim(), text: draft.text.trim() };
    discussion.put({ kind: 'question', ...discussion.author, questionId: id, lessonId, timeSec, ...words });
    close();
  };
  return (
    <QuestionForm
      label={text.editOf(title)}
      draft={draft}
      onChange={change}
      onSubmit={save}
      onCancel={close}
      submitLabel={text.save}
      getTime={() => null}
    />
  );
}
