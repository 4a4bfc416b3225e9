import { useState } from 'react';
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
  const { count, expect } = useVoteCount({ counted: question.voteCount, isOn, isStored });
  if (question.uid === uid || !course.isOpen) return null;
  const change = (): void => {
    expect(!isOn);
    put({ kind: 'vote', courseId: course.id, questionId: question.id, isOn: !isOn });
  };
  return (
    <Button size="small" variant="secondary" aria-pressed={isOn} onClick={change}>
      {count === 0 ? text.vote : text.votes(count)}
    </Button>
  );
}

type Counting = { counted: number; isOn: boolean; isStored: boolean };

/**
 * Returns the number of votes to show. The server counts later than it stores: until its number changes, the one that
 * `expect` made of it stands, unless the change was refused.
 */
function useVoteCount({ counted, isOn, isStored }: Counting): { count: number; expect: (isOn: boolean) => void } {
  const [expected, setExpected] = useState<{ counted: number; isOn: boolean; count: number } | null>(null);
  const stands = expected?.counted === counted && expected.isOn === isOn;
  const count = stands ? expected.count : Math.max(counted + Number(isOn) - Number(isStored), Number(isOn));
  return {
    count,
    expect: (next) => setExpected({ counted, isOn: next, count: Math.max(count + (next ? 1 : -1), Number(next)) }),
  };
}
