import type { Arbitrary } from 'fast-check';
import { NO_INDEXES, parseIndexConfiguration, type IndexConfiguration } from '@lectern/backend';
import { OPEN_RULES } from '@lectern/backend/testing';
import { answerText } from './answers';
import { QUERY_CASES, requestOf, worldOf, type QueryCase } from './queryCases';
import { documentsOf, outcomeOf, requestsOf, RULE_CASES, rulesOf, type RuleCase } from './ruleCases';
import type { Answer, Documents, Service, WireRequest } from './service';

/** Answers of both services to one input. `reasons` are those of the embedded backend's refusals. */
export type Outcome = { ours: string; theirs: string; reasons: string };

export type Services = { ours: Service; theirs: Service };

/** One kind of generated input. `round` chooses what all inputs of a batch share. */
export type Comparison<C> = {
  batch: number;
  cases: Arbitrary<C>;
  run(cases: readonly C[], services: Services, round: number): Promise<Outcome[]>;
  show(input: C): string;
  /** Inputs of which some, or all, must have the same outcome as this one; null for an input that has none. */
  parts?(input: C): { inputs: readonly C[]; needs: 'some' | 'every' } | null;
};

/** The outcome when the emulator's compiler fails with an internal error. */
export const BROKEN_COMPILER = 'internal error of the compiler';

const MAX_INDEX_ROUNDS = 8;

/** Compares the decisions of security rules. */
export const RULES: Comparison<RuleCase> = {
  batch: 40,
  cases: RULE_CASES,
  async run(cases, services) {
    const rules = rulesOf(cases);
    const documents = documentsOf(cases);
    const problem = await services.theirs.reset(rules, documents);
    if ((await services.ours.reset(rules, documents)) !== null || problem !== null) {
      if (cases.length > 1) {
        const outcomes: Outcome[] = [];
        for (const one of cases) outcomes.push(...(await this.run([one], services, 0)));
        return outcomes;
      }
      const refused = await services.ours.reset(rules, documents);
      return [{ ours: refused === null ? 'accepted' : 'refused', theirs: refusalText(problem), reasons: '' }];
    }
    const requests = cases.map(requestsOf);
    const ours = await answersOfEmbedded(services.ours, requests.flat(), rules, documents);
    const theirs = await answersOf(services.theirs, requests.flat());
    const decisions = (answers: readonly Answer[]) =>
      cases.map((_, index) => outcomeOf(answers.slice(2 * index, 2 * index + 2)));
    const reasons = cases.map((_, index) => `${ours[2 * index]?.reason ?? ''}; ${ours[2 * index + 1]?.reason ?? ''}`);
    return paired(decisions(ours), decisions(theirs), reasons);
  },
  show: ({ condition, ...request }) => `${condition}\n  ${JSON.stringify(request)}`,
  // More filters by AND match fewer documents: what one filter alone decides, it decides beside others.
  parts(input) {
    const { op, filters } = (input.where as { compositeFilter?: { op: string; filters: unknown[] } } | null)
      ?.compositeFilter ?? { op: '', filters: [] };
    const inputs = filters.map((where) => ({ ...input, where }));
    return inputs.length === 0 ? null : { inputs, needs: op === 'AND' ? 'some' : 'every' };
  },
};

/** Compares the answers of queries. The embedded backend gets the indexes that it asks for. */
export const QUERIES: Comparison<QueryCase> = {
  batch: 100,
  cases: QUERY_CASES,
  async run(cases, { ours, theirs }, round) {
    const documents = worldOf(round);
    await theirs.reset(OPEN_RULES, documents);
    const requests = cases.map(requestOf);
    const answers = await answersOfEmbedded(ours, requests, OPEN_RULES, documents);
    return paired(answers.map(answerText), (await answersOf(theirs, requests)).map(answerText));
  },
  show: (input) => JSON.stringify(input),
};

const paired = (ours: readonly string[], theirs: readonly string[], reasons: readonly string[] = []): Outcome[] =>
  ours.map((own, index) => ({ ours: own, theirs: theirs[index] ?? '', reasons: reasons[index] ?? '' }));

async function answersOf(service: Service, requests: readonly WireRequest[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const request of requests) answers.push(await service.send(request));
  return answers;
}

/** Gives the embedded backend the indexes that it asks for, until it answers all requests. */
async function answersOfEmbedded(
  service: Service,
  requests: readonly WireRequest[],
  rules: string,
  documents: Documents,
): Promise<Answer[]> {
  let indexes = NO_INDEXES;
  for (let attempt = 0; ; attempt += 1) {
    await service.reset(rules, documents, indexes);
    const answers = await answersOf(service, requests);
    const missing = answers.flatMap(missingIndex);
    if (missing.length === 0 || attempt === MAX_INDEX_ROUNDS) return answers;
    indexes = missing.reduce(withIndex, indexes);
  }
}

/** The emulator's compiler breaks down on some conditions that it could refuse. */
function refusalText(problem: string | null): string {
  if (problem === null) return 'accepted';
  return problem.includes('UNKNOWN') ? BROKEN_COMPILER : 'refused';
}

/** Returns the index that a refusal of the embedded backend names. */
function missingIndex({ status, body }: Answer): IndexConfiguration[] {
  if (status !== 400) return [];
  const [refusal] = (Array.isArray(body) ? body : [body]) as { error?: { message?: string } }[];
  const [, list, json] =
    /Add this to "(indexes|fieldOverrides)" in firestore.indexes.json: (.*)$/.exec(refusal?.error?.message ?? '') ?? [];
  if (list === undefined || json === undefined) return [];
  return [parseIndexConfiguration({ [list]: [JSON.parse(json)] })];
}

/** Adds an index. Overrides of one field become one. */
function withIndex(all: IndexConfiguration, more: IndexConfiguration): IndexConfiguration {
  const overrides = new Map(all.fieldOverrides.map((entry) => [`${entry.collectionGroup} ${entry.fieldPath}`, entry]));
  for (const entry of more.fieldOverrides) {
    const key = `${entry.collectionGroup} ${entry.fieldPath}`;
    overrides.set(key, { ...entry, indexes: [...(overrides.get(key)?.indexes ?? []), ...entry.indexes] });
  }
  return { indexes: [...all.indexes, ...more.indexes], fieldOverrides: [...overrides.values()] };
}
