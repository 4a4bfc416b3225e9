import { RetryLater, type Documents, type Query, type Snapshot } from '../processing';
import { closeOrder } from './orders/closeOrder';
import { parseOrder } from './orders/order';
import { settle } from './orders/settle';
import { receive } from './provider/receive';
import type { PaymentServices } from './services';

/** Result of a sweep: orders asked about, those whose state changed, and those that could not be checked. */
export type SweepResult = { checked: number; changed: string[]; failed: number };

/** States in which the provider may still report a payment. A declined order can be paid until its page is closed. */
const WAITING: NonNullable<Query['where']>[] = [
  [{ field: 'status', op: '==', value: 'open' }],
  [{ field: 'status', op: '==', value: 'processing' }],
  [
    { field: 'status', op: '==', value: 'failed' },
    { field: 'isClosed', op: '==', value: false },
  ],
];
/** Orders that are in memory at once. */
const PAGE = 200;
/** After so many orders in a row without an answer, the provider counts as unavailable until the next sweep. */
const MAX_UNANSWERED = 5;
/** An order without a page of the provider is given up after a day: its buyer starts again. */
const UNOPENED_MS = 24 * 3_600_000;

type Options = { olderThanMs?: number; all?: boolean };

/**
 * Asks the provider about orders whose events may never have come: those that wait and are older than `olderThanMs`.
 * With `all`, settles every order again, which restores what was lost. Reports orders that can't be checked in one
 * sentence. An order that the provider does not answer for delays no other: the sweep rejects with RetryLater once all
 * others are checked, or sooner while the provider is away.
 */
export async function sweep(
  services: PaymentServices,
  { olderThanMs = 0, all = false }: Options = {},
): Promise<SweepResult> {
  const swept: SweepResult = { checked: 0, changed: [], failed: 0 };
  let firstFailure = '';
  let unanswered: RetryLater | null = null;
  let unansweredInARow = 0;
  const filters = all ? [[]] : WAITING;
  for (const where of filters)
    for await (const snapshot of inPages(services.documents, where)) {
      const orderId = snapshot.path.slice('paymentOrders/'.length);
      const { createdAt, status } = snapshot.data;
      if (createdAt instanceof Date && services.now().getTime() - createdAt.getTime() < olderThanMs) continue;
      swept.checked += 1;
      try {
        await check(services, orderId, snapshot);
        unansweredInARow = 0;
      } catch (error) {
        swept.failed += 1;
        if (error instanceof RetryLater) {
          unanswered ??= error;
          unansweredInARow += 1;
          if (unansweredInARow >= MAX_UNANSWERED) throw error;
          continue;
        }
        firstFailure ||= `${orderId}: ${error instanceof Error ? error.message : String(error)}`;
        continue;
      }
      const after = await services.documents.get(snapshot.path);
      if (after && after.data.status !== status) swept.changed.push(orderId);
    }
  if (firstFailure !== '') services.report(`${swept.failed} orders could not be checked, first ${firstFailure}`);
  if (unanswered) throw unanswered;
  return swept;
}

async function* inPages(documents: Documents, where: NonNullable<Query['where']>): AsyncGenerator<Snapshot> {
  for (let after: string | undefined; ;) {
    const page = await documents.query({
      collection: 'paymentOrders',
      where,
      limit: PAGE,
      ...(after === undefined ? {} : { after }),
    });
    yield* page;
    after = page.at(-1)?.path;
    if (page.length < PAGE) return;
  }
}

async function check(services: PaymentServices, orderId: string, snapshot: Snapshot): Promise<void> {
  const { provider, now } = services;
  const { createdAt, sessionId, provider: kind, status } = parseOrder(snapshot);
  if (sessionId !== null && provider?.kind === kind)
    await receive(services, await provider.fetchEvents({ orderId, sessionId }));
  else if (sessionId === null && status === 'open' && now().getTime() - createdAt.getTime() > UNOPENED_MS)
    await closeOrder(services, orderId);
  await settle(services, orderId);
}
