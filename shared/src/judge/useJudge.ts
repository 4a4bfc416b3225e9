import { useCallback, useEffect, useRef, useState } from 'react';
import type { PenTest } from '../domain';
import { judge, type Verdict } from './judge';
import type { JudgedCode } from './runTest';

/**
 * Runs tests from a component. `host` is the ref of the element that shows the pages of the tests while `isRunning`.
 * `run` resolves to the verdict; to null if another run or unmounting ended it. Unmounting stops the run.
 */
export function useJudge(title: string) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const host = useRef<HTMLDivElement>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);
  const run = useCallback(
    async (code: JudgedCode, tests: readonly PenTest[]): Promise<Verdict | null> => {
      current.current?.abort();
      const own = new AbortController();
      current.current = own;
      setIsRunning(true);
      setVerdict({ runs: [], stop: null });
      try {
        await nextFrame();
        if (!host.current) return null;
        return await judge(host.current, code, tests, { title, signal: own.signal, onProgress: setVerdict });
      } catch (error) {
        if (own.signal.aborted) return null;
        throw error;
      } finally {
        if (current.current === own) setIsRunning(false);
      }
    },
    [title],
  );
  return { verdict, isRunning, host, run };
}

/** Resolves once React has shown the host. */
const nextFrame = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
