/**
 * How soon a change must be saved: within the promised 15 s, at once, or at once because the page may be about to end.
 */
export type Urgency = 'soon' | 'now' | 'leaving';

/** Five seconds less than is promised: so long do the changes of a player take that nobody presses. In milliseconds. */
const SOON = 10_000;

/** Two saves are never closer, in milliseconds: the backend takes one write a second of a document. */
const LEAST = 1_000;

/** The longest pause after failures, each of which doubles it, in milliseconds. */
const LONGEST = 300_000;

/** Decides when to save. */
export type SaveTimer = {
  ask: (urgency: Urgency) => void;
  /** Forgets failures and saves at once what is due. */
  retry: () => void;
};

/**
 * Calls `save`, never twice at a time, as often as `ask` demands, and less and less often while it resolves to false.
 * `save` never rejects.
 */
export function createSaveTimer(save: () => Promise<boolean>): SaveTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Infinity;
  let begunAt = -Infinity;
  let isRunning = false;
  let askedMeanwhile: Urgency | null = null;
  let failures = 0;

  const plan = (delay: number): void => {
    const at = performance.now() + delay;
    if (at >= dueAt) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(() => void run(), delay);
  };
  const run = async (): Promise<void> => {
    if (isRunning) return;
    clearTimeout(timer);
    dueAt = Infinity;
    isRunning = true;
    begunAt = performance.now();
    const isDone = await save();
    isRunning = false;
    failures = isDone ? 0 : failures + 1;
    const asked = askedMeanwhile;
    askedMeanwhile = null;
    if (!isDone) plan(Math.min(SOON * 2 ** (failures - 1), LONGEST));
    else if (asked) ask(asked);
  };
  const ask = (urgency: Urgency): void => {
    if (isRunning) {
      if (askedMeanwhile === null || urgency !== 'soon') askedMeanwhile = urgency;
      return;
    }
    const wait = urgency === 'soon' ? SOON : Math.min(LEAST, begunAt + LEAST - performance.now());
    if (urgency === 'leaving' || (wait <= 0 && failures === 0)) void run();
    else if (failures === 0) plan(wait);
  };
  return {
    ask,
    retry: () => {
      failures = 0;
      if (dueAt < Infinity) void run();
    },
  };
}
