import type { QuizQuestion } from '@lectern/shared/domain';

/** Source of a card: a lesson, with the second in its video if there is one, or a position in a book. */
export type CardSource = { itemId: string; title: string | null; timeSec: number | null };

/**
 * A card, as the learner sees it. A question comes from a quiz. A note has a text to recall; its `prompt` is null
 * unless the learner wrote one. `readyAt` is when the card can first be asked, in ms since 1970. `isOffered`: it is
 * asked unless the learner says no. Any other card is asked only if it was chosen, or reviewed before.
 */
export type Card = { id: string; source: CardSource; readyAt: number; isOffered: boolean } & (
  { kind: 'question'; question: QuizQuestion } | { kind: 'note'; prompt: string | null; text: string }
);

/** A course or book with its cards. `title` is null when it is no longer available. */
export type Work = {
  id: string;
  kind: 'course' | 'book';
  title: string | null;
  slug: string;
  language: string | null;
  cards: readonly Card[];
};

/** Returns the id of a note's card. */
export const noteCardId = (noteId: string): string => `n-${noteId}`;

/**
 * Returns the id of a question's card: its lesson and a hash of its text. A question that is moved stays the same card,
 * one that is reworded is a new one.
 */
export const questionCardId = (lessonId: string, prompt: string): string => `q-${lessonId}-${hashOf(prompt)}`;

/** Returns 53 bits of a text as base 36 (cyrb53). Not for secrets. */
function hashOf(text: string): string {
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36);
}
