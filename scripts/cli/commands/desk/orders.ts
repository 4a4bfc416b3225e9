import { InvalidArgumentError, type Command } from 'commander';
import type { AdminQuery } from '@lectern/backend';
import { formatAmount } from '../../../payments';
import { UsageError } from '../../options/UsageError';
import { addList, addDecision } from './deskCommand';
import { lineOf, listRows, withListOptions, type ListOptions, type Row } from './listDocuments';

type OrderOptions = ListOptions & { refunds?: boolean; amountFrom?: number };

const ORDER_STATUSES = ['processing', 'succeeded', 'failed', 'cancelled', 'refunded', 'partly_refunded', 'disputed'];
const REFUND_STATUSES = ['open', 'approved', 'declined', 'refunded'];

/** Adds `lectern orders list|approve-refund|decline-refund`: orders and requests for a refund. */
export function addOrdersCommand(program: Command): void {
  const parent = program.command('orders').description('list orders and refund requests, and decide the latter');
  addList<OrderOptions>(
    parent,
    'list orders, or refund requests with --refunds, newest first',
    'list --refunds --status open',
    (command) =>
      withListOptions([...new Set([...ORDER_STATUSES, ...REFUND_STATUSES])])(command)
        .option('--refunds', 'list refund requests instead of orders')
        .option('--amount-from <number>', 'only orders of at least this amount, in the minor unit', minorUnits),
    (services, options) => {
      requireStatus(options);
      if (options.refunds) {
        const refunds = listRows(services, { collection: 'refund_requests', group: true }, options);
        return { document: { refunds }, lines: refunds.map((row) => lineOf(row, row.path, ['status', 'reason'])) };
      }
      const where = amountFilter(options.amountFrom);
      const orders = listRows(services, { collection: 'payments', group: true, where }, options, 'created');
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

/** Throws a UsageError for a status that only the other of the two lists has: it would always be empty. */
function requireStatus({ status = 'all', refunds = false }: OrderOptions): void {
  const known = refunds ? REFUND_STATUSES : ORDER_STATUSES;
  if (status === 'all' || known.includes(status)) return;
  throw new UsageError(
    `${refunds ? 'A refund request' : 'An order'} never has the status ${status}.`,
    `Give one of ${known.join(', ')}, or ${refunds ? 'leave out' : 'add'} --refunds.`,
  );
}

/** Parses an amount in the minor unit of a currency, such as 450 for €4.50. Throws InvalidArgumentError. */
function minorUnits(text: string): number {
  if (!/^\d{1,12}$/.test(text)) throw new InvalidArgumentError('It must be a whole number, such as 450 for €4.50.');
  return Number(text);
}

/** Returns the filter of orders by their amount: none without a limit. */
const amountFilter = (from: number | undefined): NonNullable<AdminQuery['where']> =>
  from === undefined ? [] : [{ field: 'amount', op: '>=', value: { integerValue: String(from) } }];

const orderLine = (row: Row): string =>
  lineOf({ ...row, price: priceOf(row) }, row.path, ['number', 'status', 'price'], 'created');

/** Returns the price of an order for people; null for an order without a usable one. */
const priceOf = ({ amount, currency }: Row): string | null =>
  typeof amount === 'number' && typeof currency === 'string' && /^[A-Za-z]{3}$/.test(currency)
    ? formatAmount(amount, currency)
    : null;
