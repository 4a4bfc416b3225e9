/** A burst of commits is one build; a stream of them does not put it off for longer than a second. */
const QUIET_MS = 250;
const LATEST_MS = 1000;

/**
 * Work that takes long, as the reading of a hundred thousand courses, is not done again for as many times as long, so
 * that it never takes most of a processor.
 */
const LONG_MS = 2000;
const REST_SHARE = 3;

/**
 * `work` is what is asked for; `rest` is done after it until `isOver`: when it is asked for again. `isQuick` says that
 * it will not take long now. Neither rejects.
 */
export type Turns = {
  work: () => Promise<void>;
  rest: (isOver: () => boolean) => Promise<void>;
  isQuick: () => boolean;
};

/** Runs `work` a moment after it is asked for, never twice at once, and once more when it was asked for meanwhile. */
export function oneAtATime({ work, rest, isQuick }: Turns): { ask(): void; end(): Promise<void> } {
  let timer: NodeJS.Timeout | null = null;
  let askedAt = 0;
  let waitsUntil = 0;
  let due = 0;
  let running = Promise.resolve();
  const turn = async (): Promise<void> => {
    due -= 1;
    const begun = Date.now();
    await work();
    const took = Date.now() - begun;
    waitsUntil = took > LONG_MS ? Date.now() + took * REST_SHARE : 0;
    await rest(() => due > 0);
  };
  const ask = (): void => {
    if (timer === null) askedAt = Date.now();
    else clearTimeout(timer);
    timer = setTimeout(
      () => {
        timer = null;
        due += 1;
        running = running.then(turn);
      },
      Math.max(0, isQuick() ? 0 : waitsUntil - Date.now(), Math.min(QUIET_MS, askedAt + LATEST_MS - Date.now())),
    );
  };
  return {
    ask,
    end: () => {
      if (timer !== null) clearTimeout(timer);
      return running;
    },
  };
}
