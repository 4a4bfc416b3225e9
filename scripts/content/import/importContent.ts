import type { Backend } from '@lectern/backend';
import { publishSnapshot } from '../snapshot';
import type { ApplyOptions } from './apply/applyOptions';
import { applyPlan, type Applied } from './apply/applyPlan';
import { planFolder } from './plan/planFolder';

/** More would hide what else is said. */
const MOST_ADVICE = 10;

/** What an import found in the folder, and what it wrote. */
export type Imported = Applied & { courses: number; books: number; categories: number };

/**
 * Imports a content folder: checks everything first, writes what is new or different, and publishes the catalogue. A
 * second run writes nothing. Rejects with a ContentError that lists every problem; nothing has been written then.
 */
export async function importContent(
  root: string,
  backend: Pick<Backend, 'firestore' | 'storage' | 'auth'>,
  options: ApplyOptions,
): Promise<Imported> {
  const plan = planFolder(root, backend);
  options.say(
    `Checked ${plan.courseIds.length} courses, ${plan.bookIds.length} books and ${plan.categoryCount} ` +
      'categories: all good.',
  );
  for (const line of plan.advice.slice(0, MOST_ADVICE)) options.say(`Advice: ${line}`);
  if (plan.advice.length > MOST_ADVICE)
    options.say(`Advice: and ${plan.advice.length - MOST_ADVICE} more of that kind.`);
  const applied = await applyPlan(plan, backend, options);
  options.say('Publishing the catalogue …');
  await publishSnapshot(backend, {
    bucket: options.buckets.site,
    openBuckets: [options.buckets.open],
    warn: options.say,
    say: options.say,
  });
  return { ...applied, courses: plan.courseIds.length, books: plan.bookIds.length, categories: plan.categoryCount };
}
