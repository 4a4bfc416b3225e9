import type { useQueryClient } from '@lectern/shared/query';
import { deck } from '../deck/fetchDeck';
import { recallSessionOf } from '../log/recallSession';
import { askedCards } from '../schedule/queue';
import { saveDueSummary } from './summarise';

/**
 * Computes the cards that are due with the reviews of all devices, stores the summary on this one, and sends pending
 * reviews. Never rejects: without a connection the last summary stays.
 */
export async function refreshDue(uid: string, client: ReturnType<typeof useQueryClient>): Promise<void> {
  const session = recallSessionOf(uid);
  const [works] = await Promise.all([client.query(deck(uid)).catch(() => null), session.load()]);
  const now = Date.now();
  if (works) saveDueSummary(uid, askedCards(works, session.getState().works, now), now);
}
