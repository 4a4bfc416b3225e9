import { isValiError } from 'valibot';
import { HostedError } from '../HostedError';
import { GoogleError } from '../callGoogle';
import type { GoogleProject } from '../googleProject';
import { checkBuckets } from './checkBuckets';
import { checkIndexes } from './checkIndexes';
import { checkKeys } from './checkKeys';
import { checkRules } from './checkRules';
import { checkSignIn } from './checkSignIn';
import type { Check, Finding, HostedSite, Part } from './contract';

export type { Finding } from './contract';

const CHECKS: [part: Part, check: Check][] = [
  ['keys', checkKeys],
  ['rules', checkRules],
  ['indexes', checkIndexes],
  ['sign-in', checkSignIn],
  ['buckets', checkBuckets],
];

/** The fix for answers that this version of Lectern can't read. */
const LOOK = 'Look at this part in the Firebase console, and update Lectern.';

/**
 * Compares a hosted project with what a site of this version needs, and changes nothing. A part that the service
 * account may not read is a finding too. Rejects with RetryLater while the project can't be reached.
 */
export async function checkProject(project: GoogleProject, site: HostedSite): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [part, check] of CHECKS) {
    try {
      findings.push(...(await check(project, site)));
    } catch (error) {
      findings.push({ part, what: part, problem: problemOf(error) });
    }
    // The configuration names another project: the other checks would report false problems.
    if (part === 'keys' && project.projectId !== site.firebase.projectId) break;
  }
  return findings;
}

/** Returns the problem of the project that an error shows. Rethrows any other error, such as RetryLater. */
function problemOf(error: unknown): NonNullable<Finding['problem']> {
  if (error instanceof HostedError) return { reason: error.message, fix: error.fix };
  if (error instanceof GoogleError) return { reason: `Google refuses the request: ${error.message}`, fix: LOOK };
  if (isValiError(error)) return { reason: "Google's answer has a form that this version does not know.", fix: LOOK };
  throw error;
}
