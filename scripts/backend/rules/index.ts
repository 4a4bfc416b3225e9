export { createAccessBudget, type AccessBudget } from './accessBudget';
export type { AccessMethod, AccessRequest, Decision, DocumentAccess, QueryFacts, ResourceFacts } from './accessRequest';
export { decide } from './decide';
export { parseRules, type Ruleset } from './ruleset';
export { RulesSyntaxError } from './rulesSyntaxError';
