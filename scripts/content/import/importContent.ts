import type { Backend } from '@lectern/backend';
import { publishSnapshot } from '../snapshot';
import type { ApplyOptions } from './apply/applyOptions';
import { applyPlan, type Applied } from './apply/applyPlan';
import { planFolder } from './plan/planFolder';

/** More lines of advice would hide the other messages. */
const MAX_ADVICE = 10;

/** Counts of the courses, books and categories in the folder, and of everything written. */
export type Imported = Applied & { courses: number; books: number; categories: number };

/**
 * Imports a content folder: checks all of it, writes what is new or different, and publishes the catalogue. A second
 * run writes nothing. Rejects with a ContentError that lists all problems, before anything is written.
 */
export async function importContent(
  root: string,
  backend: Pick<Backend, 'firestore' | 'storage' | 'auth'>,
  options: ApplyOptions,
): Promise<Imported> {
  const plan = planFolder(root, backend);
  options.log(
    `Checked ${plan.courseIds.length} courses, ${plan.bookIds.length} books and ${plan.categoryCount} ` +
      'categories: no problems.',
  );
  for (const line of plan.advice.slice(0, MAX_ADVICE)) options.log(`Advice: ${line}`);
  if (plan.advice.length > MAX_ADVICE) options.log(`Advice: and ${plan.advice.length - MAX_ADVICE} more like these.`);
  const applied = await applyPlan(plan, backend, options);
  options.log('Publishing the catalogue …');
  await publishSnapshot(backend, {
    bucket: options.buckets.site,
    openBuckets: [options.buckets.open],
    warn: options.log,
    log: options.log,
  });
  return { ...applied, courses: plan.courseIds.length, books: plan.bookIds.length, categories: plan.categoryCount };
}
