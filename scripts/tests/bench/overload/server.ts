import { wireFieldsOf, type RunningBackend } from '@lectern/backend';
import { startLecternBackend } from '@lectern/shared/project';

/** Commands from the measuring process, and the replies of this server. Memory is in bytes, times in milliseconds. */
export type Command = 'seed' | 'peak' | 'stop' | 'signIn';
export type Reply = { url: string } | { peak: number; heap: number; longestBlock: number } | { token: string } | 'done';

/** Number of public pens (code snippets of learners), 60 MB together. */
const PENS = 400;
/** Number of marks of each pen: an OR query over all marks finds every pen this many times. */
export const MARKS_PER_PEN = 30;
/** Number of the learner's notes. */
const NOTES = 20_000;
const LEARNER = { uid: 'learner', email: 'learner@lectern.example', password: 'a long enough password' };

async function serve(home: string): Promise<void> {
  const running = await startLecternBackend({ home, projectId: 'demo-bench' });
  const watch = watchProcess();
  process.on('message', (command) => {
    void execute(running, command as Command, watch).then((reply) => process.send?.(reply));
  });
  process.send?.({ url: running.url } satisfies Reply);
}

type Watch = { read(): { peak: number; heap: number; longestBlock: number } };

/** Samples memory, and the longest block of the event loop, since the last reading. */
function watchProcess(): Watch {
  let [peak, heap, longestBlock, last] = [0, 0, 0, performance.now()];
  setInterval(() => {
    const now = performance.now();
    longestBlock = Math.max(longestBlock, now - last - 10);
    last = now;
    const usage = process.memoryUsage();
    peak = Math.max(peak, usage.rss);
    heap = Math.max(heap, usage.heapUsed);
  }, 10);
  return {
    read() {
      const figures = { peak, heap, longestBlock };
      [peak, heap, longestBlock] = [0, 0, 0];
      return figures;
    },
  };
}

async function execute({ backend, stop }: RunningBackend, command: Command, watch: Watch): Promise<Reply> {
  if (command === 'seed') await seed(backend);
  else if (command === 'peak') return watch.read();
  else if (command === 'signIn') return { token: backend.auth.admin.signIn(LEARNER.uid).idToken };
  else {
    setTimeout(() => process.exit(0), 500);
    await stop();
  }
  return 'done';
}

async function seed({ auth, firestore: { admin } }: RunningBackend['backend']): Promise<void> {
  await auth.admin.createAccount(LEARNER);
  const text = 'x'.repeat(50_000);
  const marks = Object.fromEntries(Array.from({ length: MARKS_PER_PEN }, (_, n) => [`mark${n}`, true]));
  for (let n = 0; n < PENS; n += 1)
    admin.set(
      `pens/p${n}`,
      wireFieldsOf({ title: `Pen ${n}`, html: text, css: text, js: text, visibility: 'public', ...marks }),
    );
  for (let written = 0; written < NOTES; written += 500)
    admin.commit(
      Array.from({ length: 500 }, (_, index) => ({
        set: `users/${LEARNER.uid}/notes/n${written + index}`,
        fields: wireFieldsOf({ text: 'A note', courseId: 'c', lessonId: 'l' }),
      })),
    );
}

// The measuring process imports this file for its types and starts it as a program.
if (require.main === module) void serve(process.argv[2] ?? '');
