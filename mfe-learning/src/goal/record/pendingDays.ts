import {
  createOutbox,
  createSaveScheduler,
  createStoredValue,
  inTurn,
  type Outbox,
  type SaveScheduler,
  type StoredValue,
} from '@lectern/shared/sync';
import { mergeIntoMonth } from '../data/recordedDays';
import { mergeDays, monthFields, salvageMonth, type LearnedDays, type MonthFields } from '../days/learnedDays';

/** Months with days that the backend does not have yet, in the form of their documents. */
type PendingMonths = readonly MonthFields[];

const NO_MONTHS: PendingMonths = [];
/** Delays in milliseconds. Minutes of learning are sent together, and by the next visit at the latest. */
const DELAYS = { debounce: 60_000, maxDelay: 60_000, firstRetry: 60_000, maxRetry: 600_000 };
const MONTH_CHARS = 'YYYY-MM'.length;

const stores = new Map<string, StoredValue<PendingMonths>>();
const schedulers = new Map<string, SaveScheduler>();

/** Returns this device's store of a person's pending days. */
export function pendingMonths(uid: string): StoredValue<PendingMonths> {
  const store =
    stores.get(uid) ?? createStoredValue(`lectern.days:${uid}`, parseMonths, (months) => months.length === 0);
  stores.set(uid, store);
  return store;
}

/** Reads each month as its document is read: what is malformed is left out. */
function parseMonths(stored: unknown): PendingMonths {
  if (!Array.isArray(stored)) return NO_MONTHS;
  return stored.flatMap((entry: unknown) => {
    const month = typeof entry === 'object' && entry !== null && 'month' in entry ? entry.month : null;
    const days = typeof month === 'string' ? salvageMonth(entry, month) : {};
    return typeof month === 'string' && Object.keys(days).length > 0 ? [monthFields(month, days)] : [];
  });
}

function outboxOf(uid: string): Outbox<MonthFields> {
  const store = pendingMonths(uid);
  return createOutbox(
    ({ month }) => month,
    () => store.get(),
    (months) => store.set(months),
  );
}

/** Returns the days of pending months. */
export const daysOfMonths = (months: PendingMonths): LearnedDays =>
  months.map((fields) => salvageMonth(fields, fields.month)).reduce(mergeDays, {});

/** Merges days of one month into those pending on this device, and sends them within a minute. */
export function addPendingDays(uid: string, days: LearnedDays): void {
  const month = Object.keys(days)[0]?.slice(0, MONTH_CHARS);
  if (month === undefined) return;
  const outbox = outboxOf(uid);
  const pending = outbox.find(month);
  outbox.put(monthFields(month, mergeDays(pending ? salvageMonth(pending, month) : {}, days)));
  const scheduler = schedulers.get(uid) ?? createSaveScheduler(() => sendPendingDays(uid), DELAYS);
  schedulers.set(uid, scheduler);
  scheduler.request('soon');
}

/**
 * Sends a person's pending days. Resolves to true when none is left. What fails stays on this device, until the next
 * visit to a lesson or the profile. Never rejects.
 */
export const sendPendingDays = (uid: string): Promise<boolean> =>
  inTurn(`days:${uid}`, () =>
    outboxOf(uid).flush((fields) => mergeIntoMonth(uid, fields.month, salvageMonth(fields, fields.month))),
  );

/** Drops what is pending on this device. */
export const dropPendingDays = (uid: string): void => void pendingMonths(uid).set(NO_MONTHS);
