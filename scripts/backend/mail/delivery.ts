import pLimit from 'p-limit';
import { MAX_RETRY_MS, type DueMail, type Outbox } from './outbox';
import type { SmtpTransport } from './smtpTransport';

/** Sends the mails of an outbox that are due. */
export type Delivery = {
  /**
   * Resolves when every mail that is due was tried once. Calls during a run join the next one. Never rejects: while the
   * database refuses writes, as on a full disk, the mails wait.
   */
  deliverDue(): Promise<void>;
  /** Starts a run soon, once the current transaction has ended. */
  wake(): void;
  close(): Promise<void>;
};

type Parts = {
  outbox: Outbox;
  transport: SmtpTransport;
  now: () => number;
  isOpen: () => boolean;
  onTrouble: (message: string) => void;
};

const BATCH = 20;
/** Another process takes a mail over when this one was killed while sending it. */
const LEASE_MS = 5 * 60_000;
/** Mails that other processes handed in, and those that are due again, are found this often. */
const POLL_MS = 5_000;
const FIRST_RETRY_MS = 60_000;
const CLOSE_MS = 5_000;

/** Starts delivering; it neither blocks requests nor keeps the process alive. */
export function startDelivery(parts: Parts): Delivery {
  const queue = pLimit(1);
  let next: Promise<void> | null = null;
  let isClosed = false;
  const report = createTroubleReport(parts.onTrouble);
  const isOver = (): boolean => isClosed || !parts.isOpen();
  const deliverDue = (): Promise<void> => {
    if (isOver()) return Promise.resolve();
    next ??= queue(() => {
      next = null;
      return deliverBatches(parts, report, isOver).catch((error: unknown) => report(String(error)));
    });
    return next;
  };
  const timer = setInterval(() => void deliverDue(), POLL_MS).unref();
  return {
    deliverDue,
    wake: () => void setImmediate(() => void deliverDue()),
    async close() {
      isClosed = true;
      clearInterval(timer);
      const patience = new Promise<void>((resolve) => void setTimeout(resolve, CLOSE_MS).unref());
      await Promise.race([queue(() => undefined), patience]);
      parts.transport.close();
    },
  };
}

async function deliverBatches(
  { outbox, transport, now, isOpen }: Parts,
  report: (error: string | null) => void,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    const batch = outbox.claim(BATCH, now() + LEASE_MS);
    if (batch.length === 0) return;
    await Promise.all(
      batch.map(async (mail) => {
        const outcome = mail.expiresAt <= now() ? EXPIRED : await transport.send(mail);
        // A mail that was sent while the database closed is sent again: at least once.
        if (!isOpen()) return;
        if (outcome.kind === 'sent') outbox.markSent(mail.id);
        else settleFailure(outbox, mail, outcome, now());
        if (outcome !== EXPIRED) report(outcome.kind === 'sent' ? null : outcome.error);
      }),
    );
  }
}

const EXPIRED = { kind: 'failed', permanent: true, error: 'It could not be sent in time.' } as const;

type Failure = { permanent: boolean; error: string };

function settleFailure(outbox: Outbox, mail: DueMail, { permanent, error }: Failure, now: number): void {
  const dueAt = now + Math.min(FIRST_RETRY_MS * 2 ** mail.attempts, MAX_RETRY_MS);
  if (permanent) outbox.markFailed(mail.id, error);
  else if (dueAt >= mail.expiresAt) outbox.markFailed(mail.id, `Given up: ${error}`);
  else outbox.markRetry(mail.id, dueAt, error);
}

/** Reports the first failure after a success, and the first success after a failure. */
function createTroubleReport(onTrouble: (message: string) => void): (error: string | null) => void {
  let failing = false;
  return (error) => {
    if (failing === (error !== null)) return;
    failing = error !== null;
    onTrouble(
      error === null
        ? 'Mails are sent again.'
        : `A mail could not be sent (${error}). It is tried again; "lectern mail" lists what waits.`,
    );
  };
}
