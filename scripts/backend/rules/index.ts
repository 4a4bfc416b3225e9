export { createAccessBudget, type AccessBudget } from './accessBudget';
export type { AccessMethod, AccessRequest, Decision, DocumentAccess, RulesQuery, RulesResource } from './accessRequest';
export { decide } from './decide';
export { parseRules, type Ruleset } from './ruleset';
export { RulesSyntaxError } from './rulesSyntaxError';
export { runRulesTable, type TableReport } from './table/runRulesTable';
export { parseRulesTable, RulesTableError } from './table/tableSchema';
export { TableValueError } from './table/tableValues';
