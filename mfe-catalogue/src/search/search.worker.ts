import type { FromWorker, ToWorker } from './threadMessages';
import { openCatalogue, type OpenCatalogue } from './openCatalogue';

/** The worker's own thread: keeps one catalogue, and answers each question by its number. */
let catalogue: OpenCatalogue | null = null;

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'open') catalogue = openCatalogue(data.files);
  else void answer(data);
});

async function answer(message: Exclude<ToWorker, { kind: 'open' }>): Promise<void> {
  const { number } = message;
  try {
    if (!catalogue) throw new Error('No catalogue is open.');
    if (message.kind === 'ask') tell({ number, answer: await catalogue.ask(message.request) });
    else tell({ number, answer: await catalogue.prepare(message.forWords).then(() => null) });
  } catch (error) {
    tell({ number, error: error instanceof Error ? error.message : String(error) });
  }
}

const tell = (message: FromWorker): void => postMessage(message);
