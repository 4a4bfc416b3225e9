import type { AccessBudget } from './accessBudget';
import type { AccessRequest, Decision, DocumentAccess } from './accessRequest';
import { describe } from './evaluate/describe';
import { DocumentReader } from './evaluate/documentReader';
import { requestValue } from './evaluate/requestValue';
import { Run } from './evaluate/run';
import { requestAlternatives } from './query/requestAlternatives';
import type { RequestAlternative } from './query/requestAlternatives';
import { findAllows } from './matchPath';
import type { Allow, Ruleset } from './ruleset';
import { Failure } from './values/failure';
import type { Result, RulesValue } from './values/rulesValue';

/** Decides one request. Never throws: a request that cannot be evaluated is denied, with the reason. */
export function decide(
  ruleset: Ruleset,
  request: AccessRequest,
  access: DocumentAccess,
  budget: AccessBudget,
): Decision {
  try {
    const documents = new DocumentReader(access, budget);
    const requested = requestValue(request);
    let decision: Decision = { allowed: false, reason: 'the query can match nothing' };
    const alternatives = requestAlternatives(request);
    for (const [index, alternative] of alternatives.entries()) {
      decision = decideAlternative(ruleset, request, alternative, { requested, documents });
      if (decision.allowed) continue;
      return alternatives.length === 1
        ? decision
        : {
            allowed: false,
            reason: `alternative ${index + 1} of ${alternatives.length} of the query: ${decision.reason}`,
          };
    }
    return decision;
  } catch (cause) {
    return {
      allowed: false,
      reason: `the request could not be evaluated: ${cause instanceof Error ? cause.message : String(cause)}`,
    };
  }
}

/** Allows an alternative as soon as one allow statement holds. A fatal failure ends the evaluation. */
function decideAlternative(
  ruleset: Ruleset,
  { method, path }: AccessRequest,
  alternative: RequestAlternative,
  { requested, documents }: { requested: RulesValue; documents: DocumentReader },
): Decision {
  const run = new Run(requested, alternative.resource, documents);
  const refusals: string[] = [];
  let granted = '';
  findAllows(ruleset.matches, alternative.path, (allow, captures) => {
    if (!allow.methods.has(method)) return false;
    run.captures = captures;
    run.falseAt = -1;
    const result = allow.condition === null ? true : allow.condition(run);
    if (result === true) granted = `allowed by ${ruleset.fileName}:${allow.line}`;
    else refusals.push(refusal(ruleset, allow, result, run.falseAt));
    return result === true || (result instanceof Failure && result.fatal);
  });
  const notes = run.notes.map((note) => `; debug: ${note}`).join('');
  if (granted !== '') return { allowed: true, reason: granted + notes };
  const none = `no allow statement of ${ruleset.fileName} covers ${method} of /${path.join('/')}`;
  return { allowed: false, reason: (refusals.length === 0 ? none : refusals.join('; ')) + notes };
}

function refusal({ fileName, source }: Ruleset, { line }: Allow, result: Result, falseAt: number): string {
  const positionText = (offset: number): string => {
    const found = source.position(offset);
    return `${found.line}:${found.column}`;
  };
  if (result === false) return `${fileName}:${line} is false${falseAt < 0 ? '' : ` at ${positionText(falseAt)}`}`;
  if (!(result instanceof Failure)) return `${fileName}:${line} gives ${describe(result)}, not bool`;
  return `${fileName}:${line} fails at ${positionText(Math.max(0, result.at))}: ${result.message}`;
}
