import {
  object,
  literal,
  maxLength,
  minLength,
  pipe,
  safeInteger,
  number,
  string,
  trim,
  variant,
  type InferOutput,
} from 'valibot';
import { type ChangeResult, endCanary, rollBack, type Stores } from '../../../release';
import { requireOwner, requireVersion } from '../../options/requireOwner';
import { changeBy } from '../../options/storeOptions';
import { planLines } from '../../output/printChange';

/** Names of owners and versions are checked by the stores; here only their length is limited. */
const NAME = pipe(string(), maxLength(60));

/** Schema of a change that the page requests. */
export const WANTED = variant('action', [
  object({ action: literal('rollback'), owner: NAME, version: NAME }),
  object({ action: literal('end-canary'), owner: NAME }),
]);

/** Schema of a confirmed change: its reason, and the serial that its plan started from. */
export const CONFIRMED = object({
  change: WANTED,
  reason: pipe(string(), trim(), minLength(3), maxLength(300)),
  serial: pipe(number(), safeInteger()),
});

type Wanted = InferOutput<typeof WANTED>;
type Confirmed = InferOutput<typeof CONFIRMED>;

/** Stores of the page: `dryRun` checks everything as `stores` does, and writes nothing. */
export type PageStores = { stores: Stores; dryRun: Stores };

/** Error for a plan that was confirmed after the site had changed. Nothing was changed. */
export class StalePlan extends Error {
  override name = 'StalePlan';
}

/**
 * Resolves to what the change would do, in lines, and to the serial that it starts from. Rejects as the commands do:
 * with a RefusedError, a UsageError or a StoreError.
 */
export async function planChange({ dryRun }: PageStores, wanted: Wanted): Promise<{ lines: string[]; serial: number }> {
  const result = await carryOut(dryRun, wanted, { by: 'release page', reason: '-' });
  return { lines: planLines(result), serial: result.before?.serial ?? 0 };
}

/**
 * Carries out a confirmed change. The audit log names `by`, and the command that does the same. Rejects with a
 * StalePlan when the site has changed since the plan, otherwise as the commands do.
 */
export async function confirmChange(
  { stores }: PageStores,
  { change, reason, serial }: Confirmed,
  by: string | undefined,
): Promise<ChangeResult> {
  const { registry } = stores;
  // A change is planned again when another one comes first: this refuses such a plan, which nobody has confirmed.
  const append: typeof registry.append = (next) =>
    next.serial === serial + 1 ? registry.append(next) : Promise.reject(new StalePlan());
  return carryOut({ ...stores, registry: { ...registry, append } }, change, { by, reason });
}

async function carryOut(
  stores: Stores,
  wanted: Wanted,
  audit: { by: string | undefined; reason: string },
): Promise<ChangeResult> {
  const { owner } = wanted;
  await requireOwner(stores, owner);
  if (wanted.action === 'end-canary') return endCanary(stores, owner, changeBy(audit, `canary ${owner} --end`));
  requireVersion(wanted.version);
  return rollBack(stores, owner, wanted.version, changeBy(audit, `rollback ${owner} ${wanted.version}`));
}
