import { useRef } from 'react';

/**
 * Returns `call`, but each call waits until the one before has ended. The backend then stores the latest choice last,
 * however fast choices follow one another.
 */
export function useInOrder<Input, Result>(call: (input: Input) => Promise<Result>): (input: Input) => Promise<Result> {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (input) => {
    const run = last.current.then(() => call(input));
    last.current = run.catch(() => undefined);
    return run;
  };
}
