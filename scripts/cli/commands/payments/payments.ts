import { Option, type Command } from 'commander';
import { formatAmount, listOrders, listRefused, refundOrder, showOrder, type OrderRow } from '../../../payments';
import { listFailures } from '../../../processing';
import { amountOf } from '../../options/amountOf';
import { UsageError } from '../../options/UsageError';
import { withStoreOptions, type StoreOptions } from '../../options/storeOptions';
import { counted } from '../../output/counted';
import { printResult } from '../../output/printResult';
import { printable } from '../../output/printable';
import { withLocalPayments } from '../../site/withLocalPayments';
import { addDecision } from '../desk/deskCommand';

const STATUSES = 'open processing succeeded failed cancelled refunded partly_refunded disputed'.split(' ');

/** Most orders that one list shows. */
const MAX_ORDERS = 1000;

/** What to do about documents that the processor has set aside. */
const FAILURE_ADVICE = [
  'To try again what was set aside: lectern payments sweep',
  'To close what somebody has dealt with: lectern payments settle <id> --reason "…"',
];

type ListOptions = StoreOptions & { status?: string; email?: string; failed?: boolean; limit: string };
type RefundOptions = StoreOptions & { amount?: string };
type SweepOptions = StoreOptions & { all?: boolean };

/** Adds `lectern payments list|show|refund|sweep|settle`. Exit 0 done; 1 refused; 2 wrong usage. */
export function addPaymentsCommand(program: Command): void {
  const payments = program.command('payments').description('list, show and refund orders; ask for missing payments');
  addLists(payments);
  addRefund(payments);
  addSettle(payments);
}

function addLists(payments: Command): void {
  const list = payments
    .command('list')
    .description('list orders, newest first')
    .addOption(new Option('--status <status>', 'only those with this status').choices(STATUSES))
    .option('--email <address>', 'only those of this buyer')
    .option('--failed', 'list instead orders that the payment service refuses, and what the processor set aside')
    .option('--limit <number>', 'the number of orders, 1 to 1,000', '20')
    .addHelpText(
      'after',
      '\nExamples:\n  lectern payments list --status disputed\n  lectern payments list --failed --json',
    );
  withStoreOptions(list).action(runList);
  withStoreOptions(
    payments
      .command('show')
      .description('show an order, what its provider reported, and its refunds')
      .argument('<order>', 'its number or id')
      .addHelpText('after', '\nExample:\n  lectern payments show L-000123'),
  ).action(runShow);
}

function addRefund(payments: Command): void {
  withStoreOptions(
    payments
      .command('refund')
      .description('refund an order; a whole refund revokes what was bought')
      .argument('<order>', 'its number or id')
      .option('--amount <amount>', 'a part of it, such as 4.50 (default: all that is left)')
      .addHelpText(
        'after',
        '\nExamples:\n  lectern payments refund L-000123\n  lectern payments refund L-000123 --amount 4.50',
      ),
  ).action(runRefund);
  withStoreOptions(
    payments
      .command('sweep')
      .description('ask the payment service about orders that wait, and try again what was set aside')
      .option('--all', 'check every order, and restore what was lost')
      .addHelpText('after', '\nExample:\n  lectern payments sweep --json'),
  ).action(runSweep);
}

function addSettle(payments: Command): void {
  addDecision(payments, {
    verb: 'settle',
    action: 'payment.settle',
    description: 'remove a document from the list of those set aside: somebody has dealt with it',
    argument: 'id',
    example: 'settle payments-checkout-x7Yq --reason "Refunded by hand"',
  });
}

async function runList(options: ListOptions): Promise<void> {
  const limit = Number(options.limit);
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_ORDERS)
    throw new UsageError(`"${options.limit}" is not a number from 1 to 1,000.`, 'Give one: --limit 50');
  if (options.failed) {
    const { refused, failures } = await withLocalPayments(options, async ({ services: { documents } }) => ({
      refused: await listRefused(documents, limit),
      failures: await listFailures(documents, 'payments'),
    }));
    const lines = [
      ...refused.map(describe),
      ...failures.map(({ id, path, error, at }) => `${at.toISOString()}  ${id}  ${path}\n  ${printable(error)}`),
    ];
    const advice = failures.length > 0 ? FAILURE_ADVICE : [];
    printResult(options, { refused, failures }, lines.length > 0 ? [...lines, ...advice] : ['Nothing has failed.']);
    return;
  }
  const { status, email } = options;
  const orders = await withLocalPayments(options, ({ services }) =>
    listOrders(services.documents, { status, email, limit }),
  );
  const none = status === undefined && email === undefined ? 'No orders yet.' : 'No such orders.';
  printResult(options, { orders }, [
    ...(orders.length > 0 ? orders.map(describe) : [none]),
    ...(orders.length === limit && limit < MAX_ORDERS ? [`There may be more: add --limit ${String(MAX_ORDERS)}.`] : []),
  ]);
}

async function runShow(name: string, options: StoreOptions): Promise<void> {
  const found = await withLocalPayments(options, ({ services }) => showOrder(services.documents, name));
  const { order, events, refunds } = found;
  printResult(options, found, [
    describe({ ...order, email: order.buyer.email, items: order.items.map(({ title }) => title) }),
    ...(order.gift ? [`  gift to ${printable(order.gift.email)}`] : []),
    ...events.map(({ kind, at }) => `  ${timeOf(at)}  ${String(kind)}`),
    ...refunds.map((refund) => refundLine(refund, order.currency)),
  ]);
}

const timeOf = (at: unknown): string => (at instanceof Date ? at.toISOString() : '-');

/** Returns a refund as one line: when it was requested, its amount, and `requested` or `done`. */
const refundLine = ({ at, amount, status }: Record<string, unknown>, currency: string): string =>
  `  ${timeOf(at)}  refund of ${formatAmount(Number(amount), currency)}: ${String(status)}`;

async function runRefund(name: string, options: RefundOptions): Promise<void> {
  const result = await withLocalPayments(options, async ({ services }) => {
    const { order } = await showOrder(services.documents, name);
    const amount = options.amount === undefined ? null : amountOf(options.amount, order.currency);
    return { refunded: await refundOrder(services, name, amount), currency: order.currency };
  });
  const money = formatAmount(result.refunded, result.currency);
  printResult(options, { order: name, ...result }, [`Refunded ${money} of order ${name}.`]);
}

async function runSweep(options: SweepOptions): Promise<void> {
  const result = await withLocalPayments(options, async (payments) => {
    await payments.processor.start();
    try {
      const retried = await payments.processor.retryFailures();
      const swept = await payments.sweep({ all: options.all === true });
      await payments.processor.idle();
      return { ...swept, retried };
    } finally {
      await payments.processor.stop();
    }
  });
  const { checked, changed, failed, retried } = result;
  printResult(options, result, [
    `Checked ${counted(checked, 'order')}: ${changed.length} changed, ${failed} could not be checked. ` +
      `Tried ${counted(retried, 'document')} again.`,
    ...changed.map((id) => `  ${id}`),
  ]);
}

function describe(order: OrderRow): string {
  const { id, number, status, amount, amountRefunded, currency, email, items, createdAt, problem } = order;
  const refunded = amountRefunded > 0 ? `, ${formatAmount(amountRefunded, currency)} refunded` : '';
  const money = formatAmount(amount, currency);
  return (
    `${createdAt.toISOString()}  ${number ?? id}  ${status}  ${money}${refunded}  ${printable(email)}  ` +
    printable(items.join(', ')) +
    (problem === null ? '' : `\n  ${printable(problem)}`)
  );
}
