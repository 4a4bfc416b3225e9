import { useEffect, useRef, useState } from 'react';
import { useHost } from '@lectern/shared/host';
import { downloadFile } from '../../download/downloadFile';
import { writeExport, type ExportProgress } from './writeExport';

/** Result of an export: the number of documents, or the error. */
export type ExportOutcome = { documents: number } | { error: Error };

/** Collects the data of an account and downloads it as a file. Stops on unmount. */
export function useExport(uid: string) {
  const { backend } = useHost().config;
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const [outcome, setOutcome] = useState<ExportOutcome | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (): Promise<void> => {
    const { signal } = (running.current = new AbortController());
    setOutcome(null);
    let documents = 0;
    const onProgress = (next: ExportProgress): void => {
      documents = next.documents;
      setProgress(next);
    };
    try {
      const pieces: string[] = [];
      for await (const piece of writeExport({ uid, backend }, onProgress, signal)) pieces.push(piece);
      const today = new Date().toISOString().slice(0, 10);
      downloadFile(`lectern-${today}.json`, new Blob(pieces, { type: 'application/json' }));
      setOutcome({ documents });
    } catch (error) {
      if (!signal.aborted) setOutcome({ error: error instanceof Error ? error : new Error(String(error)) });
    } finally {
      setProgress(null);
    }
  };
  return { progress, outcome, start, stop: () => running.current?.abort() };
}
