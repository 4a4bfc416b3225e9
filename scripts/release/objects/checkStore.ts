import { randomBytes, randomUUID } from 'node:crypto';
import { sha256 } from '../store/hashes';
import { messageOf } from '../store/StoreError';
import { bytesOfText, type ObjectStore } from './ObjectStore';
import { PROBE_FOLDER, proveExclusive } from './requireExclusive';

/** The result of one step of a check: what it tried, and what is wrong; null when all is well. */
export type CheckedStep = { step: string; problem: string | null };

const RACES = 20;
const WRITERS = 8;
/** About the size of the largest bundles. */
const LARGE_BYTES = 8 * 1024 * 1024;
const LISTED = 30;

/**
 * Tries what releases need of a store: writing, reading what was just written, creating only what is absent, lists,
 * large objects and removal. Works in a folder of its own, which is empty afterwards. Rejects with a StoreError when
 * the store can't be written or read at all: each further step would wait for it too.
 */
export async function checkStore(objects: ObjectStore): Promise<CheckedStep[]> {
  const folder = `${PROBE_FOLDER}${randomUUID()}/`;
  const steps: [string, () => Promise<string | null>][] = [
    ['create only what is absent', () => proveExclusive(objects).then(() => null)],
    [`${String(WRITERS)} racing writers of ${String(RACES)} keys`, () => checkRaces(objects, folder)],
    [`list ${String(LISTED)} objects`, () => checkList(objects, folder)],
    ['an object of 8 MiB', () => checkLarge(objects, folder)],
    ['remove', () => checkRemoval(objects, folder)],
  ];
  const checked: CheckedStep[] = [{ step: 'write, and read it at once', problem: await checkReads(objects, folder) }];
  for (const [step, run] of steps) checked.push({ step, problem: await run().catch(messageOf) });
  await removeAll(objects, folder).catch(() => undefined);
  return checked;
}

async function checkReads(objects: ObjectStore, folder: string): Promise<string | null> {
  const key = `${folder}one`;
  for (const text of ['first', 'second']) {
    await objects.replace(key, bytesOfText(text));
    const found = await objects.get(key);
    if (!found || new TextDecoder().decode(found.bytes) !== text) return 'A read did not see the write before it.';
  }
  return null;
}

async function checkRaces(objects: ObjectStore, folder: string): Promise<string | null> {
  for (let race = 0; race < RACES; race += 1) {
    const key = `${folder}race-${String(race)}`;
    const texts = Array.from({ length: WRITERS }, (_, writer) => `${String(writer)} ${randomUUID()}`);
    const outcomes = await Promise.all(texts.map((text) => objects.create(key, bytesOfText(text))));
    const winners = texts.filter((_, writer) => outcomes[writer] === 'created');
    const found = await objects.get(key);
    const kept = found && new TextDecoder().decode(found.bytes);
    if (winners.length !== 1) return `${String(winners.length)} writers of one key believe that they were first.`;
    if (winners[0] !== kept) return 'The object is not that of the writer who was first.';
  }
  return null;
}

async function checkList(objects: ObjectStore, folder: string): Promise<string | null> {
  const keys = Array.from({ length: LISTED }, (_, index) => `${folder}list/${String(index).padStart(3, '0')}`);
  await Promise.all(keys.map((key) => objects.replace(key, bytesOfText(key))));
  const found = await objects.list(`${folder}list/`);
  return found.join() === keys.join() ? null : `A list has ${String(found.length)} of ${String(LISTED)} objects.`;
}

async function checkLarge(objects: ObjectStore, folder: string): Promise<string | null> {
  const bytes = new Uint8Array(randomBytes(LARGE_BYTES));
  await objects.replace(`${folder}large`, bytes);
  const found = await objects.get(`${folder}large`);
  return found && sha256(found.bytes) === sha256(bytes) ? null : 'It came back with other bytes.';
}

async function checkRemoval(objects: ObjectStore, folder: string): Promise<string | null> {
  await removeAll(objects, folder);
  const left = await objects.list(folder);
  return left.length === 0 ? null : `${String(left.length)} objects are still listed after their removal.`;
}

async function removeAll(objects: ObjectStore, folder: string): Promise<void> {
  for (const key of await objects.list(folder)) await objects.remove(key);
}
