import { useState } from 'react';
import { useHost } from '@lectern/shared/host';
import { QueryState } from '../../loading';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Badge, Button, CheckIcon, Markdown, SkeletonText } from '../../ui';
import { answerList } from '../data/queries';
import { withPendingAnswers, type ShownAnswer, type ShownQuestion } from '../data/shownPosts';
import { newPostId } from '../newPostId';
import { questionsText } from '../text/questions.en';
import type { Discussion } from '../useDiscussion';
import { AnswerForm } from './AnswerForm';
import { PostActions, SendingStatus } from './PostActions';
import { PostByline, useAuthorName } from './PostByline';
import * as styles from './Questions.module.css';
import { useDraft } from './useDraft';

type Props = { discussion: Discussion; question: ShownQuestion };

/** The answers to a question, the accepted one first, and the form for another one. */
export function Thread({ discussion, question }: Props) {
  const text = useText(questionsText);
  const { uid, course, pending } = discussion;
  const query = useQuery(answerList(course.id, question.id));
  const isNew = question.pending?.kind === 'question' && query.data === undefined;
  const answers = withPendingAnswers(query.data ?? [], pending, { uid, questionId: question.id });
  const sorted = answers.toSorted(
    (a, b) => Number(b.id === question.acceptedAnswerId) - Number(a.id === question.acceptedAnswerId),
  );
  return (
    <>
      <QueryState
        query={isNew || answers.length > 0 ? { ...query, data: query.data ?? [] } : query}
        title={text.answersFailed}
        headingLevel={3}
        placeholder={<SkeletonText lines={3} />}
      >
        {() =>
          sorted.length === 0 ? (
            <p className={styles.metadata}>{text.noAnswers}</p>
          ) : (
            <ul className={styles.answers} role="list">
              {sorted.map((answer) => (
                <AnswerItem key={answer.id} discussion={discussion} question={question} answer={answer} />
              ))}
            </ul>
          )
        }
      </QueryState>
      {course.isOpen && <NewAnswer discussion={discussion} questionId={question.id} />}
    </>
  );
}

function NewAnswer({ discussion, questionId }: { discussion: Discussion; questionId: string }) {
  const text = useText(questionsText);
  const { announce } = useHost();
  const { draft, change, discard } = useDraft(discussion.uid, `answer ${discussion.course.id} ${questionId}`);
  const post = (): void => {
    const words = draft.text.trim();
    discussion.put({ kind: 'answer', ...discussion.author, questionId, answerId: newPostId(), text: words });
    discard();
    announce(text.answerPosted);
  };
  return (
    <AnswerForm
      value={draft.text}
      onChange={(words) => change({ text: words })}
      onSubmit={post}
      submitLabel={text.postAnswer}
    />
  );
}

type AnswerProps = Props & { answer: ShownAnswer };

function AnswerItem({ discussion, question, answer }: AnswerProps) {
  const text = useText(questionsText);
  const [isEditing, setEditing] = useState(false);
  const name = useAuthorName(answer.authorName);
  const isAccepted = answer.id === question.acceptedAnswerId;
  return (
    <li className={styles.answer} data-accepted={isAccepted || undefined}>
      <PostByline name={answer.uid === discussion.uid ? text.you : name} post={answer}>
        {answer.uid === discussion.course.teacherUid && <Badge tone="accent">{text.teacher}</Badge>}
        {isAccepted && <Badge tone="success">{text.accepted}</Badge>}
      </PostByline>
      {isEditing ? (
        <EditAnswer {...{ discussion, question, answer }} onClose={() => setEditing(false)} />
      ) : (
        <Markdown text={answer.text} level={4} />
      )}
      <SendingStatus discussion={discussion} pending={answer.pending} />
      <PostActions
        discussion={discussion}
        questionId={question.id}
        answerId={answer.id}
        author={{ uid: answer.uid, name }}
        deletionTitle={text.removeAnswer}
        onEdit={() => setEditing(true)}
      >
        <AcceptButton {...{ discussion, question, answer }} />
      </PostActions>
    </li>
  );
}

function AcceptButton({ discussion: { uid, course, isTeacher, put }, question, answer }: AnswerProps) {
  const text = useText(questionsText);
  const mayAccept = course.isOpen && answer.pending === null && (isTeacher || question.uid === uid);
  const isAccepted = answer.id === question.acceptedAnswerId;
  if (!mayAccept) return null;
  return (
    <Button
      size="small"
      variant={isAccepted ? 'quiet' : 'secondary'}
      icon={isAccepted ? undefined : <CheckIcon />}
      onClick={() =>
        put({ kind: 'accept', courseId: course.id, questionId: question.id, answerId: isAccepted ? null : answer.id })
      }
    >
      {isAccepted ? text.unaccept : text.accept}
    </Button>
  );
}

function EditAnswer({ discussion, question, answer, onClose }: AnswerProps & { onClose: () => void }) {
  const text = useText(questionsText);
  const key = `edit ${discussion.course.id} ${question.id} ${answer.id}`;
  const { draft, change, discard } = useDraft(discussion.uid, key, { title: '', text: answer.text, timeSec: null });
  const close = (): void => {
    discard();
    onClose();
  };
  const save = (): void => {
    const words = draft.text.trim();
    discussion.put({
      ...discussion.author,
      kind: 'answer',
      questionId: question.id,
      answerId: answer.id,
      text: words,
    });
    close();
  };
  return (
    <AnswerForm
      value={draft.text}
      onChange={(words) => change({ text: words })}
      onSubmit={save}
      onCancel={close}
      submitLabel={text.save}
    />
  );
}
