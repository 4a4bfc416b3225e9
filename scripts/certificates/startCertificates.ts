import { createProcessor, type Documents, type Handler } from '../processing';
import type { Issuer } from './credential';
import { issueCredential, type WriteNotice } from './issue';
import { warnOfMissingKeys } from './warnOfMissingKeys';

/** Signs certificates. `settled` resolves when nothing is left to do now; `stop` ends it after the running step. */
export type Certificates = { settled(): Promise<void>; stop(): Promise<void> };

/**
 * Signs every certificate that has no code yet: those written since the last run, then each as it is written. `warn`
 * receives what an operator should know; `notify` returns the writes that notify learners. Rejects when the store
 * fails.
 */
export async function startCertificates(
  documents: Documents,
  issuer: Issuer,
  { warn, notify }: { warn: (message: string) => void; notify: WriteNotice },
): Promise<Certificates> {
  const processor = createProcessor({
    name: 'certificates',
    documents,
    report: warn,
    handlers: [signingHandler(documents, issuer, notify)],
  });
  await warnOfMissingKeys(documents, issuer.keys, warn);
  await processor.start();
  return {
    async settled() {
      // Listeners are notified of a commit after the request that wrote it.
      await new Promise((resolve) => setImmediate(resolve));
      await processor.idle();
    },
    stop: () => processor.stop(),
  };
}

/** Returns the handler that signs every certificate without a code, for a processor of `documents`. */
export const signingHandler = (documents: Documents, issuer: Issuer, notify: WriteNotice): Handler => ({
  name: 'sign',
  pattern: 'certificates/{certificate}',
  times: ['issuedAt'],
  async handle({ path }) {
    await issueCredential(documents, issuer, path, notify);
    return undefined;
  },
});
