import type { Random } from '../../../content';

/**
 * Code or a service that takes input from strangers. `inputOf` returns the same input for the same random numbers.
 * `run` resolves to what is wrong, or null when the input was handled or properly refused.
 */
export type Target = {
  inputOf(random: Random): string;
  run(input: string): Promise<string | null> | string | null;
  close(): Promise<void>;
};

/** A kind of target. `open` starts one in this process. */
export type TargetKind = { open(): Promise<Target> };

const nothing = (): Promise<void> => Promise.resolve();

/** Returns a target that runs in this process: an error for which `isRefusal` is false is a finding. */
export function codeTarget(
  inputOf: Target['inputOf'],
  run: (input: string) => unknown,
  isRefusal: (error: unknown) => boolean,
): TargetKind {
  const attempt = async (input: string): Promise<string | null> => {
    try {
      await run(input);
      return null;
    } catch (error) {
      if (isRefusal(error)) return null;
      return error instanceof Error ? (error.stack ?? error.message) : String(error);
    }
  };
  return { open: () => Promise.resolve({ inputOf, run: attempt, close: nothing }) };
}
