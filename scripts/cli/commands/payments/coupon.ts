import type { Command } from 'commander';
import { createCoupon, endCoupon, formatAmount, listCoupons, type NewCoupon } from '../../../payments';
import { amountOf } from '../../options/amountOf';
import { UsageError } from '../../options/UsageError';
import { withExamples, withStoreOptions, type StoreOptions } from '../../options/storeOptions';
import { wholeNumber } from '../../options/wholeNumber';
import { printResult } from '../../output/printResult';
import { withLocalPayments } from '../../site/withLocalPayments';

type CreateOptions = StoreOptions & {
  percent?: string;
  amount?: string;
  currency?: string;
  from?: string;
  until?: string;
  uses?: string;
  perAccount?: string;
};

/** Adds `lectern coupon create|list|end`. Exit 0 done; 1 refused; 2 wrong usage. */
export function addCouponCommand(program: Command): void {
  const coupon = program.command('coupon').description('create, list and end coupons');
  withStoreOptions(
    coupon
      .command('create')
      .description('create a coupon: a percentage or an amount off')
      .argument('<code>', 'what buyers enter: 3 to 40 letters, digits, - and _')
      .option('--percent <number>', 'percent off, 1 to 100')
      .option('--amount <amount>', 'amount off, such as 5.00; needs --currency')
      .option('--currency <code>', 'such as eur')
      .option('--from <time>', 'first moment, such as 2026-12-01 or 2026-12-01T08:00:00Z (default: now)')
      .option('--until <time>', 'the moment when it ends (default: never)')
      .option('--uses <number>', 'most orders in total (default: no limit)')
      .option('--per-account <number>', 'most orders of one account (default: 1; 0 for no limit)')
      .addHelpText(
        'after',
        '\nExamples:\n  lectern coupon create SPRING --percent 25 --until 2027-04-01 --uses 100\n' +
          '  lectern coupon create WELCOME --amount 5.00 --currency eur',
      ),
  ).action(runCreate);
  const list = withStoreOptions(coupon.command('list').description('list all coupons, newest first'));
  withExamples(list, 'coupon list').action(runList);
  withStoreOptions(
    coupon
      .command('end')
      .description('end a coupon now; payments that were started with it keep it')
      .argument('<code>', 'the coupon')
      .addHelpText('after', '\nExample:\n  lectern coupon end SPRING'),
  ).action(runEnd);
}

async function runCreate(code: string, options: CreateOptions): Promise<void> {
  if (!/^[A-Za-z0-9_-]{3,40}$/.test(code))
    throw new UsageError(`"${code}" is not a code.`, 'Use 3 to 40 letters, digits, - and _, such as SPRING-25.');
  const coupon = couponOf(options);
  await withLocalPayments(options, ({ services }) => createCoupon(services, code, coupon));
  const stored = { code: code.toUpperCase(), ...coupon };
  printResult(options, { coupon: stored }, [`Created ${describe({ ...stored, uses: 0 })}.`]);
}

function couponOf({ percent, amount, currency, from, until, uses, perAccount = '1' }: CreateOptions): NewCoupon {
  if ((percent === undefined) === (amount === undefined))
    throw new UsageError('A coupon is either a percentage or an amount off.', 'Give --percent 25 or --amount 5.00.');
  if (amount !== undefined && !/^[A-Za-z]{3}$/.test(currency ?? ''))
    throw new UsageError('An amount needs its currency.', 'Give both: --amount 5.00 --currency eur');
  const code = currency?.toLowerCase() ?? '';
  const [startsAt, endsAt] = [timeOf(from), timeOf(until)];
  if (endsAt && endsAt <= (startsAt ?? new Date()))
    throw new UsageError('This coupon would end before it begins.', 'Give a later --until.');
  return {
    percentOff: percent === undefined ? null : wholeNumber('--percent', percent, 1, 100),
    amountOff: amount === undefined ? null : amountOf(amount, code),
    currency: amount === undefined ? null : code,
    startsAt,
    endsAt,
    maxUses: uses === undefined ? null : wholeNumber('--uses', uses, 1, 1_000_000),
    perAccount: perAccount === '0' ? null : wholeNumber('--per-account', perAccount, 1, 1000),
  };
}

function timeOf(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const time = new Date(text);
  if (/^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(time.getTime())) return time;
  throw new UsageError(`"${text}" is not a time.`, 'Give one such as 2026-12-01 or 2026-12-01T08:00:00Z.');
}

async function runList(options: StoreOptions): Promise<void> {
  const coupons = await withLocalPayments(options, ({ services }) => listCoupons(services.documents));
  printResult(options, { coupons }, coupons.length > 0 ? coupons.map(describe) : ['No coupons yet.']);
}

async function runEnd(code: string, options: StoreOptions): Promise<void> {
  const ended = await withLocalPayments(options, ({ services }) => endCoupon(services, code));
  const done = ended ? `${code.toUpperCase()} has ended.` : `${code.toUpperCase()} had ended already.`;
  printResult(options, { code: code.toUpperCase(), ended }, [done]);
}

function describe(coupon: NewCoupon & { code: string; uses: number }): string {
  const { code, percentOff, amountOff, currency, startsAt, endsAt, maxUses, perAccount, uses } = coupon;
  const off = percentOff === null ? formatAmount(amountOff ?? 0, currency ?? 'eur') : `${percentOff} %`;
  return [
    `${code}: ${off} off`,
    `used ${uses}${maxUses === null ? '' : ` of ${maxUses}`} times`,
    ...(perAccount === null ? [] : [`${perAccount} for each account`]),
    ...(startsAt ? [`from ${startsAt.toISOString()}`] : []),
    ...(endsAt ? [`until ${endsAt.toISOString()}`] : []),
  ].join(', ');
}
