import type { DocumentParser } from '@lectern/shared/domain';
import { lastActivity, MAX_CARDS, MAX_REVIEWS, type CardRecall, type Grade, type WorkRecall } from './recall';

/**
 * `users/{uid}/recall/{courseId or bookId}` as it is stored: reviews of a card as text, `seconds:grade` separated by
 * spaces, since a map of them would take several times the space.
 */
export type StoredCard = { reviews: string; asked: { on: boolean; at: number } | null };

/** Returns a card as it is stored. */
export const encodeCard = ({ reviews, asked }: CardRecall): StoredCard => ({
  reviews: Object.entries(reviews)
    .map(([time, grade]) => [Number(time), grade] as const)
    .sort(([one], [other]) => one - other)
    .map(([time, grade]) => `${String(time)}:${String(grade)}`)
    .join(' '),
  asked: asked && { on: asked.on, at: asked.at },
});

/** Returns the cards of a work that fit its document: those reviewed or chosen last. */
export function cardsThatFit(cards: WorkRecall): WorkRecall {
  const entries = Object.entries(cards);
  if (entries.length <= MAX_CARDS) return cards;
  const byNeed = entries.sort(
    ([idA, one], [idB, other]) => lastActivity(other) - lastActivity(one) || (idA < idB ? -1 : 1),
  );
  return Object.fromEntries(byNeed.slice(0, MAX_CARDS));
}

/** Reads the document and never throws: a malformed card or review is left out, and all others are kept. */
export const salvageRecall: DocumentParser<{ id: string; cards: WorkRecall }> = (data, path) => ({
  id: path.slice(path.lastIndexOf('/') + 1),
  cards: Object.fromEntries(
    Object.entries(asMap(asMap(data).cards)).flatMap(([id, card]) =>
      /^[A-Za-z0-9_-]{1,200}$/.test(id) ? [[id, salvageCard(asMap(card))]] : [],
    ),
  ),
});

function salvageCard({ reviews, asked }: Record<string, unknown>): CardRecall {
  const { on, at } = asMap(asked);
  return {
    reviews: Object.fromEntries(
      (typeof reviews === 'string' ? reviews.split(' ') : [])
        .filter((entry) => /^[1-9]\d{0,9}:[0-4]$/.test(entry))
        .slice(-MAX_REVIEWS)
        .map((entry) => entry.split(':').map(Number) as [time: number, grade: Grade]),
    ),
    asked: typeof on === 'boolean' && typeof at === 'number' && Number.isSafeInteger(at) && at >= 0 ? { on, at } : null,
  };
}

function asMap(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
