import fc from 'fast-check';
import { createEmbedded } from './service';
import { QUERIES } from './comparisons';
import { findEmulator, INSTALLATION } from './emulator';
import { explanationOf } from './explained';
import { documentsOf, outcomeOf, requestsOf, RULE_CASES, rulesOf } from './ruleCases';

const SEED = 20_261_122;

test('generated rules compile, and their conditions have every outcome', async () => {
  const cases = fc.sample(RULE_CASES, { seed: SEED, numRuns: 60 });
  const service = createEmbedded();
  expect(await service.reset(rulesOf(cases), documentsOf(cases))).toBeNull();
  const outcomes = new Set<string>();
  for (const [at, input] of cases.entries()) {
    const answers = [];
    for (const request of requestsOf(input, at)) answers.push(await service.send(request));
    outcomes.add(outcomeOf(answers));
  }
  await service.stop();
  expect([...outcomes]).toEqual(expect.arrayContaining(['true', 'false', 'failure']));
  expect(outcomes).not.toContain('both');
});

test('a service beside itself answers generated queries equally, with the indexes that it asks for', async () => {
  const [ours, theirs] = [createEmbedded(), createEmbedded()];
  const cases = fc.sample(QUERIES.cases, { seed: SEED, numRuns: 40 });
  const outcomes = await QUERIES.run(cases, { ours, theirs }, SEED);
  await Promise.all([ours.stop(), theirs.stop()]);
  expect(outcomes.filter((outcome) => outcome.ours.startsWith('status')).length).toBeLessThan(20);
  expect(outcomes.filter((outcome) => outcome.ours.includes('Add this to'))).toEqual([]);
});

test.each([
  ['either(([0 % 0, 0].hasAny([])) && false, true)', 'true', 'failure', true],
  ['either(([0 % 0, 0].hasAny([])) && false, true)', 'failure', 'true', false],
  ['([0 % 0, 0].hasAny([]) && false) || true', 'true', 'failure', false],
  ['either([0].hasAny([]), true)', 'true', 'failure', false],
])('a list with a failing element in an argument, %s: %s here, %s there', (input, ours, theirs, isExplained) => {
  expect(explanationOf(input, { ours, theirs, reasons: '' }) !== null).toBe(isExplained);
});

test('without an emulator the bench says how to install it', () => {
  const { FIRESTORE_EMULATOR_JAR: before } = process.env;
  process.env.FIRESTORE_EMULATOR_JAR = '/no/such/archive.jar';
  expect([findEmulator(), INSTALLATION]).toEqual([null, expect.stringContaining('apt-get install')]);
  if (before === undefined) delete process.env.FIRESTORE_EMULATOR_JAR;
  else process.env.FIRESTORE_EMULATOR_JAR = before;
});
