import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Button } from '../../ui';
import { ownVotes } from '../data/queries';
import type { ShownQuestion } from '../data/shownPosts';
import { questionsText } from '../text/questions.en';
import type { Discussion } from '../useDiscussion';

type Props = { discussion: Discussion; question: ShownQuestion };

/** “I have this question, too”, with its number. Not for one's own question. */
export function VoteButton({ discussion: { uid, course, pending, put }, question }: Props) {
  const text = useText(questionsText);
  const votes = useQuery(ownVotes(uid, course.id));
  const waiting = pending.find((change) => change.kind === 'vote' && change.questionId === question.id);
  const isStored = votes.data?.includes(question.id) ?? false;
  const isOn = waiting?.kind === 'vote' ? waiting.isOn : isStored;
  // The server counts a moment later than the vote is stored.
  const count = Math.max(question.voteCount + Number(isOn) - Number(isStored), Number(isOn));
  if (question.uid === uid || !course.isOpen) return null;
  return (
    <Button
      size="small"
      variant="secondary"
      aria-pressed={isOn}
      onClick={() => put({ kind: 'vote', courseId: course.id, questionId: question.id, isOn: !isOn })}
    >
      {count === 0 ? text.vote : text.votes(count)}
    </Button>
  );
}
