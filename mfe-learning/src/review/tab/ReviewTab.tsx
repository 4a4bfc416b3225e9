import { useEffect } from 'react';
import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useSearchParams } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { PendingStatus, TextButton } from '@lectern/shared/ui';
import { TextPlaceholder } from '../../loading/TextPlaceholder';
import type { TabProps } from '../../profile/tabs';
import { reviewText } from '../../text/review/review.en';
import type { Work } from '../deck/deck';
import { deck } from '../deck/fetchDeck';
import { saveDueSummary } from '../link/summarise';
import type { RecallSession, RecallState } from '../log/recallSession';
import { useRecall } from '../log/useRecall';
import { ReviewSessionView } from '../session/ReviewSessionView';
import { useReviewSession } from '../session/useReviewSession';
import { CardChoice } from './CardChoice';
import { CorrectnessSection } from './CorrectnessSection';
import { SessionEnd } from './SessionEnd';
import * as styles from './review.module.css';
import { UpcomingSection } from './UpcomingSection';

/**
 * The review tab of the profile: the cards that are due today, what comes next, and how much the learner remembers;
 * with `?view=cards` the choice of cards.
 */
export function ReviewTab({ user: { uid } }: TabProps) {
  const text = useText(reviewText);
  const { session, recall } = useRecall(uid);
  const query = useQuery(deck(uid));
  const shown = recall.isLoaded ? query : { ...query, data: undefined };
  return (
    <QueryState query={shown} title={text.failed} advice={text.offline} placeholder={<TextPlaceholder />}>
      {(works) => (
        <div className={styles.tab}>
          <Content uid={uid} works={works} recall={recall} session={session} />
          <SaveStatus recall={recall} session={session} />
        </div>
      )}
    </QueryState>
  );
}

type ContentProps = { uid: string; works: readonly Work[]; recall: RecallState; session: RecallSession };

function Content({ uid, works, recall, session }: ContentProps) {
  const [search] = useSearchParams();
  const review = useReviewSession(works, recall.works, session);
  const { cards, now } = review;
  useEffect(() => saveDueSummary(uid, cards, now), [uid, cards, now]);
  if (search.get('view') === 'cards')
    return <CardChoice uid={uid} works={works} recall={recall.works} session={session} />;
  return (
    <>
      {review.current ? <ReviewSessionView session={review} uid={uid} /> : <SessionEnd session={review} />}
      <div className={styles.figures}>
        <UpcomingSection cards={cards} now={now} />
        <CorrectnessSection deck={works} works={recall.works} now={now} />
      </div>
    </>
  );
}

/** Says that reviews could not be sent, and why. Silent while they are sent: each answer would be announced. */
function SaveStatus({ recall: { isSaved, unsent }, session }: Pick<ContentProps, 'recall' | 'session'>) {
  const text = useText(reviewText);
  if (isSaved || unsent === null) return null;
  return (
    <PendingStatus sending="" refusal={text.unsent(unsent)}>
      <TextButton onClick={session.retry}>{text.retry}</TextButton>
    </PendingStatus>
  );
}
