import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAccessBudget, decide, parseRules, RulesSyntaxError, type AccessRequest } from '@lectern/backend/rules';
import { wireFieldsOf } from '@lectern/backend';
import {
  ContractError,
  parseBoot,
  parseLoadReport,
  parseRegistry,
  parseRelease,
  parseReleaseFiles,
  parseShellRelease,
  type Registry,
} from '@lectern/shared/contract';
import * as domain from '@lectern/shared/domain';
import { parseVtt, VttError } from '@lectern/shared/captions';
import type { Random } from '../../../content';
import { createSiteFixture, fixtureConfig } from '../../fixtures/gatewaySite';
import * as good from '../../attacks/documents';
import { answer, hidden, postReport, question, vote } from '../../attacks/questionFixtures';
import { CAPTIONS, CONDITIONS, LOAD_REPORT, MARKDOWN, RULES_WORDS } from './corpus';
import { mutateJson, mutateText } from './mutate';
import { codeTarget, type TargetKind } from './target';

const RULES = ['firestore.rules', 'storage.rules'].map((name) =>
  readFileSync(join(__dirname, '../../../../shared/firebase', name), 'utf8'),
);
/** Returns a generator of JSON that differs a little from one of `values`. */
const json = (values: readonly unknown[]) => (random: Random) =>
  JSON.stringify(mutateJson(random, random.pick(values))) ?? 'null';
/** Returns a generator of texts that differ a little from one of `texts`, with `words` in between. */
const text =
  (texts: readonly string[], words: readonly string[] = []) =>
  (random: Random) =>
    mutateText(random, random.pick(texts), texts, words);
const isContractError = (error: unknown): boolean => error instanceof ContractError;
/** Runs every parser: each may refuse the value, and none may hide the refusal of another. */
const eachParser =
  (parsers: readonly ((value: unknown) => unknown)[], isRefusal: (error: unknown) => boolean) =>
  (input: string): void => {
    const value: unknown = JSON.parse(input);
    for (const parse of parsers) {
      try {
        parse(value);
      } catch (error) {
        if (!isRefusal(error)) throw error;
      }
    }
  };

const REGISTRY_PARSERS = [(value: unknown) => parseRegistry(value), (value: unknown) => parseBoot(value)];
const RELEASE_PARSERS = [
  (value: unknown) => parseRelease(value, 'release.json'),
  (value: unknown) => parseShellRelease(value, 'release.json'),
  (value: unknown) => parseReleaseFiles(value, 'release.json'),
  (value: unknown) => parseLoadReport(value, 'report'),
];
/** Exports of the domain whose names match these parse texts or parts of documents. */
const NO_DOCUMENT_PARSER = /^parse(Quiz|PenLesson|Valid|Listed|CertificateCode)/;

/** Every parser of a document or a published file. Those of documents take a path, some of the others a function. */
const DOCUMENT_PARSERS = Object.entries(domain)
  .filter(([name]) => /^parse[A-Z]/.test(name) && !NO_DOCUMENT_PARSER.test(name))
  .map(([name, parse]) => {
    const run = parse as (value: unknown, path?: string) => unknown;
    return (value: unknown) => (name.startsWith('parseCatalogue') ? run(value) : run(value, 'a/b'));
  });

const isRefusedDocument = (error: unknown): boolean => error instanceof domain.DocumentError || isContractError(error);

/** Runs the parsers of lesson bodies. Throws for any error but their own. */
function readMarkdown(input: string): void {
  for (const parse of [domain.parseQuiz, domain.parsePenLesson]) {
    try {
      parse(input);
    } catch (error) {
      if (!(error instanceof domain.LessonBodyError)) throw error;
    }
  }
}

/** A write of a course by an administrator. */
const REQUEST: Omit<AccessRequest, 'method'> = {
  path: ['databases', '(default)', 'documents', 'courses', 'c1'],
  auth: { uid: 'ada', token: { admin: true, name: 'Ada' } },
  time: new Date('2026-11-21T10:20:30Z'),
  resource: { kind: 'document', path: ['courses', 'c1'], fields: wireFieldsOf(good.course) },
  requestResource: { kind: 'document', path: ['courses', 'c1'], fields: wireFieldsOf({ ...good.course, tags: [] }) },
  query: null,
};

/** Evaluates a condition for three methods. Throws when the evaluator itself fails. */
function evaluate(condition: string): void {
  const rules = parseRules(
    `rules_version = '2';\nservice cloud.firestore { match /databases/{d}/documents/{c}/{id} { allow read, write: if ` +
      `${condition}; } }`,
    'fuzz.rules',
  );
  const documents = { get: () => wireFieldsOf(good.course), getAfter: () => null };
  for (const method of ['get', 'update', 'list'] as const) {
    const query = { where: null, orderBy: null, limit: null, offset: null, collectionGroup: false };
    const request = { ...REQUEST, method, query: method === 'list' ? query : null };
    const { reason } = decide(rules, request, documents, createAccessBudget(10));
    if (reason.startsWith('the request could not be evaluated')) throw new Error(reason);
  }
}

/** Returns a target that mutates values from the registry of a site. */
function publishedTarget(
  valuesOf: (registry: Registry) => unknown[],
  parsers: readonly ((value: unknown) => unknown)[],
): TargetKind {
  return {
    open: async () => {
      const site = await createSiteFixture();
      const { registry } = await site.registryStore.latest();
      await site.remove();
      return codeTarget(json(valuesOf(registry)), eachParser(parsers, isContractError), isContractError).open();
    },
  };
}

/** The targets that run in this process. */
export const PARSER_TARGETS: Record<string, TargetKind> = {
  registry: publishedTarget((registry) => [registry, { registry, config: fixtureConfig }], REGISTRY_PARSERS),
  release: publishedTarget(
    ({ shell, remotes }) => [shell?.stable, ...Object.values(remotes).map(({ stable }) => stable), LOAD_REPORT],
    RELEASE_PARSERS,
  ),
  documents: codeTarget(
    json(
      [...Object.values(good), answer, hidden, postReport, question, vote].filter((value) => !(value instanceof Date)),
    ),
    eachParser(DOCUMENT_PARSERS, isRefusedDocument),
    isRefusedDocument,
  ),
  'rules-parser': codeTarget(
    text(RULES, RULES_WORDS),
    (input) => parseRules(input, 'fuzz.rules'),
    (error) => error instanceof RulesSyntaxError,
  ),
  'rules-evaluator': codeTarget(text(CONDITIONS, RULES_WORDS), evaluate, (error) => error instanceof RulesSyntaxError),
  markdown: codeTarget(text(MARKDOWN), readMarkdown, () => false),
  captions: codeTarget(text(CAPTIONS), parseVtt, (error) => error instanceof VttError),
};
