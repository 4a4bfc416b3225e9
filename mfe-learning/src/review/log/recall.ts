/** Grades of a review, as FSRS names them. */
export const GRADES = { again: 1, hard: 2, good: 3, easy: 4 } as const;

/** A grade of a review: 1 means forgotten, 2 to 4 remembered with less and less effort. */
export type Grade = (typeof GRADES)[keyof typeof GRADES];

/** Marks a review that was taken back. It stays in the log, so that no other device brings the review back. */
export const TAKEN_BACK = 0;

/**
 * Review history of one card. `reviews` has the grade of each review by its time, in seconds since 1970, or
 * TAKEN_BACK. `asked` is the learner's last choice whether the card is asked at all; null before the first one.
 */
export type CardRecall = {
  readonly reviews: Readonly<Record<number, Grade | typeof TAKEN_BACK>>;
  readonly asked: { readonly on: boolean; readonly at: number } | null;
};

/** Review histories of the cards of a course or book, by the id of the card. */
export type WorkRecall = Readonly<Record<string, CardRecall>>;

/** Reviews of a card that are stored: the latest ones. */
export const MAX_REVIEWS = 60;

/** Cards of a course or book that are stored, as in the security rules. With MAX_REVIEWS each, they fit a document. */
export const MAX_CARDS = 1000;

/** A card that was never reviewed. */
export const untouchedCard: CardRecall = { reviews: {}, asked: null };

/**
 * Merges what two devices know of a card: all reviews of both, the later choice. Commutative, associative and
 * idempotent. Of two grades for the same second the lower one counts, so that taking back wins.
 */
export function mergeCard(one: CardRecall, other: CardRecall): CardRecall {
  const merged: Record<number, Grade | typeof TAKEN_BACK> = { ...one.reviews };
  for (const [time, grade] of Object.entries(other.reviews)) {
    const known = merged[Number(time)];
    merged[Number(time)] = known === undefined || grade < known ? grade : known;
  }
  return { reviews: latest(merged), asked: laterChoice(one.asked, other.asked) };
}

/** Merges what two devices know of a course or book, card by card. The same laws hold. */
export function mergeWork(one: WorkRecall, other: WorkRecall): WorkRecall {
  const merged: Record<string, CardRecall> = { ...one };
  for (const [id, card] of Object.entries(other)) merged[id] = mergeCard(merged[id] ?? untouchedCard, card);
  return merged;
}

/** Returns the time of a card's last review or choice in seconds, those taken back included; 0 before the first. */
export const lastActivity = ({ reviews, asked }: CardRecall): number =>
  Math.max(0, asked?.at ?? 0, ...Object.keys(reviews).map(Number));

/**
 * Returns the time for a card's next review, in seconds: now, but after all its reviews up to a day ahead of this
 * device. A slow clock therefore adds to the end of the log, and a clock that was wrong by more is ignored.
 */
export function nextReviewTime({ reviews }: CardRecall, now: number): number {
  const known = Object.keys(reviews).map(Number);
  return Math.max(Math.floor(now / 1000), ...known.filter((time) => isPlausible(time, now)).map((time) => time + 1));
}

/** Returns the time for the next choice whether a card is asked, in seconds: now, but later than the last choice. */
export const nextChoiceTime = ({ asked }: CardRecall, now: number): number =>
  Math.max(Math.floor(now / 1000), (asked?.at ?? -1) + 1);

/**
 * Returns true for a time, in seconds, at most a day ahead of `now`, in milliseconds. Later ones come from a device
 * with a wrong clock: they stay in the log, and count once their time has come.
 */
export const isPlausible = (time: number, now: number): boolean => time * 1000 <= now + 24 * 3_600_000;

function latest(reviews: CardRecall['reviews']): CardRecall['reviews'] {
  const times = Object.keys(reviews).map(Number);
  if (times.length <= MAX_REVIEWS) return reviews;
  const kept = times.sort((one, other) => other - one).slice(0, MAX_REVIEWS);
  return Object.fromEntries(kept.map((time) => [time, reviews[time] ?? TAKEN_BACK]));
}

function laterChoice(one: CardRecall['asked'], other: CardRecall['asked']): CardRecall['asked'] {
  if (!one || !other) return one ?? other;
  if (one.at !== other.at) return one.at > other.at ? one : other;
  return one.on ? one : other;
}
