import type { AccessBudget } from './accessBudget';
import type { AccessRequest, Decision, DocumentAccess } from './accessRequest';
import type { Ruleset } from './ruleset';

/** Judges one request. Never throws: what cannot be evaluated is denied, with the reason. */
export function decide(ruleset: Ruleset, request: AccessRequest, _access: DocumentAccess, _budget: AccessBudget): Decision {
  return { allowed: false, reason: `${ruleset.fileName} grants no ${request.method}` };
}
