import type { Command } from 'commander';
import { addList, addDecision } from './deskCommand';
import { lineOf, listRows, withListOptions, wholeNumber, type ListOptions, type Row } from './listDocuments';

type OrderOptions = ListOptions & { refunds?: boolean; amountFrom?: number };

const STATUSES = [
  ...['processing', 'succeeded', 'failed', 'cancelled', 'refunded', 'partly_refunded', 'disputed'],
  ...['open', 'approved', 'declined'],
];

/** Adds `lectern orders list|approve-refund|decline-refund`: orders and requests for a refund. */
export function addOrdersCommand(program: Command): void {
  const parent = program.command('orders').description('list orders and refund requests, and decide the latter');
  addList<OrderOptions>(
    parent,
    'list orders, or refund requests with --refunds, newest first',
    'list --refunds --status open',
    (command) =>
      withListOptions(STATUSES)(command)
        .option('--refunds', 'list refund requests instead of orders')
        .option('--amount-from <number>', 'only orders of at least this amount, in the minor unit', wholeNumber),
    (services, options) => {
      if (options.refunds) {
        const refunds = listRows(services, { collection: 'refund_requests', group: true }, options);
        return { document: { refunds }, lines: refunds.map((row) => lineOf(row, row.path, ['status', 'reason'])) };
      }
      const all = listRows(services, { collection: 'payments', group: true }, options, 'created');
      const orders = all.filter(({ amount }) => Number(amount) >= (options.amountFrom ?? 0));
      return { document: { orders }, lines: orders.map(orderLine) };
    },
  );
  addDecision(parent, {
    verb: 'approve-refund',
    action: 'refund.approve',
    description: 'approve a refund: the payments processor carries it out',
    argument: 'path',
    example: 'approve-refund customers/uid/refund_requests/id --reason "Bought twice"',
  });
  addDecision(parent, {
    verb: 'decline-refund',
    action: 'refund.decline',
    description: 'decline a refund',
    argument: 'path',
    example: 'decline-refund customers/uid/refund_requests/id --message "The book has been read."',
  });
}

const orderLine = (row: Row): string => lineOf(row, row.path, ['number', 'status', 'amount', 'currency'], 'created');
