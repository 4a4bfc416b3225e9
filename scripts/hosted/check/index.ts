import { HostedError } from '../HostedError';
import type { GoogleProject } from '../googleProject';
import { checkBuckets } from './checkBuckets';
import { checkIndexes } from './checkIndexes';
import { checkKeys } from './checkKeys';
import { checkRules } from './checkRules';
import { checkSignIn } from './checkSignIn';
import type { Check, Finding, HostedSite, Part } from './contract';

export type { Finding } from './contract';
export { readSite } from './readSite';

const CHECKS: [part: Part, check: Check][] = [
  ['keys', checkKeys],
  ['rules', checkRules],
  ['indexes', checkIndexes],
  ['sign-in', checkSignIn],
  ['buckets', checkBuckets],
];

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
      if (!(error instanceof HostedError)) throw error;
      findings.push({ part, what: part, problem: { reason: error.message, fix: error.fix } });
    }
    // Everything else belongs to another project then.
    if (part === 'keys' && project.projectId !== site.firebase.projectId) break;
  }
  return findings;
}
