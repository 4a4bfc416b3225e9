import type { Backend } from '@lectern/backend';
import type { DeskServices } from '../desk';
import { createProcessor, embeddedDocuments, type Handler } from '../processing';
import { reconcileQuestion } from './reconcile';

/** The server's side of questions. `settled` resolves when nothing is left to do now; `stop` ends it. */
export type Questions = { settled(): Promise<void>; stop(): Promise<void> };

const QUESTION = 'courses/{course}/questions/{question}';
const POST = /^(courses\/[^/]+\/questions\/[^/]+)(?:\/(?:answers|votes)\/[^/]+)?$/;

/**
 * Keeps counts and notifies people: of everything written since the last run, then of each change. `warn` receives what
 * an operator should know. Rejects when the store fails.
 */
export async function startQuestions(
  services: DeskServices,
  backend: Pick<Backend, 'firestore' | 'projectId'>,
  warn: (message: string) => void,
): Promise<Questions> {
  const documents = embeddedDocuments(backend);
  const handle: Handler['handle'] = ({ params: { course = '', question = '' } }) => {
    reconcileQuestion(services, `courses/${course}/questions/${question}`);
    return Promise.resolve(undefined);
  };
  const processor = createProcessor({
    name: 'questions',
    documents,
    report: warn,
    handlers: [
      { name: 'questions', pattern: QUESTION, handle },
      { name: 'answers', pattern: `${QUESTION}/answers/{answer}`, handle },
      { name: 'votes', pattern: `${QUESTION}/votes/{uid}`, handle },
    ],
  });
  const deletions = followDeletions(services, backend, warn);
  await processor.start();
  return {
    async settled() {
      // Listeners are notified of a commit after the request that wrote it.
      await new Promise((resolve) => setImmediate(resolve));
      await processor.idle();
      await deletions.settled();
    },
    async stop() {
      deletions.stop();
      await processor.stop();
    },
  };
}

/** Follows deletions, which the processor does not report. The next change makes up for one lost in a crash. */
function followDeletions(
  services: DeskServices,
  { firestore }: Pick<Backend, 'firestore'>,
  warn: (message: string) => void,
) {
  const due = new Set<string>();
  let running: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    for (const path of due) {
      // Requests are served between two questions.
      await new Promise((resolve) => setImmediate(resolve));
      due.delete(path);
      try {
        reconcileQuestion(services, path);
      } catch (error) {
        warn(`The question ${path} could not be brought up to date: ${String(error)}`);
      }
    }
    running = null;
  };
  const stop = firestore.onCommit((paths) => {
    for (const path of paths) {
      const question = POST.exec(path)?.[1];
      if (question !== undefined && services.documents.get(path) === null) due.add(question);
    }
    if (due.size > 0) running ??= run();
  });
  return {
    stop,
    settled: async (): Promise<void> => {
      while (running) await running;
    },
  };
}
