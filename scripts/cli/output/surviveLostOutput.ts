import { errorCode, messageOf } from '../../release';
import { EXIT } from './exitCodes';

/**
 * Keeps this process running when its output can't be written: no change is left half done, and a site outlives the
 * reader of its log. A reader that has closed the output, as in `lectern history | head`, is no failure. Results that
 * are lost, for example on a full disk, set the exit code 3. Call it once, before anything is written.
 */
export function surviveLostOutput(): void {
  process.stderr.on('error', () => undefined);
  process.stdout.on('error', (error) => {
    if (errorCode(error) === 'EPIPE' || process.exitCode === EXIT.store) return;
    process.exitCode = EXIT.store;
    process.stderr.write(`error: The output can't be written: ${messageOf(error)}.\n`);
  });
}
