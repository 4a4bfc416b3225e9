import { openCatalogue, type OpenCatalogue } from '../openCatalogue';
import type { FromWorker, ToWorker } from './messages';

/** The worker's one catalogue; each request is answered under its number. */
let catalogue: OpenCatalogue | null = null;

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'open') catalogue = openCatalogue(data.files);
  else void respond(data);
});

async function respond(message: Exclude<ToWorker, { kind: 'open' }>): Promise<void> {
  const { number } = message;
  try {
    if (!catalogue) throw new Error('No catalogue is open.');
    if (message.kind === 'ask') post({ number, answer: await catalogue.ask(message.request) });
    else post({ number, answer: await catalogue.prepare(message.forWords).then(() => null) });
  } catch (error) {
    post({ number, error: error instanceof Error ? error.message : String(error) });
  }
}

const post = (message: FromWorker): void => postMessage(message);
