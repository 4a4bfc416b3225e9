import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WireFields } from '@lectern/backend';
import { OPEN_RULES } from '@lectern/backend/testing';
import { requireFreePort } from '../../../cli';
import { PROJECT, sendTo, type Documents, type Service } from './service';

const JARS = [
  '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar',
  '/opt/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar',
];
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const START_MS = 240_000;
const BATCH = 400;

/** Instructions to install the emulator, shown when it is missing. */
export const INSTALLATION = `The official Firestore emulator is not installed. It needs Java 11 and its archive:
  Debian: add the repository https://packages.cloud.google.com/apt (cloud-sdk), then
          apt-get install default-jre-headless google-cloud-cli-firestore-emulator
  elsewhere: gcloud components install cloud-firestore-emulator
FIRESTORE_EMULATOR_JAR names an archive in another folder.
`;

/** Returns the path of the emulator's archive, or null when it or Java is missing. */
export function findEmulator(): string | null {
  const { FIRESTORE_EMULATOR_JAR: named } = process.env;
  const jar = (named === undefined ? JARS : [named]).find((path) => existsSync(path));
  if (jar === undefined || spawnSync('java', ['-version'], { stdio: 'ignore' }).status !== 0) return null;
  return jar;
}

/** Starts the emulator on a free port. Throws when it does not answer within four minutes. */
export async function startEmulator(jar: string): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-emulator-'));
  const port = await requireFreePort(null, 0);
  writeFileSync(join(folder, 'open.rules'), OPEN_RULES);
  const options = ['--host', '127.0.0.1', '--port', String(port), '--rules', 'open.rules'];
  const child = spawn('java', ['-Xmx1g', '-Duser.language=en', '-cp', jar, MAIN_CLASS, ...options], {
    cwd: folder,
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const end = performance.now() + START_MS;
  while (!(await answers(url))) {
    if (performance.now() < end && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 200));
    else {
      await stop();
      throw new Error('The Firestore emulator does not start.');
    }
  }
  return { send: sendTo(url), reset: (rules, documents) => reset(url, rules, documents), stop };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Replaces rules and documents. Resolves to the problem of rules that are refused, else to null. */
async function reset(url: string, rules: string, documents: Documents): Promise<string | null> {
  const text = JSON.stringify({ rules: { files: [{ name: 'security.rules', content: rules }] } });
  const put = await fetch(`${url}/emulator/v1/projects/${PROJECT}:securityRules`, { method: 'PUT', body: text });
  if (!put.ok) return put.text();
  await put.arrayBuffer();
  const all = `projects/${PROJECT}/databases/(default)/documents`;
  await fetch(`${url}/emulator/v1/${all}`, { method: 'DELETE' });
  const entries = Object.entries(documents);
  for (let index = 0; index < entries.length; index += BATCH)
    await store(`${url}/v1/${all}`, all, entries.slice(index, index + BATCH));
  return null;
}

async function store(url: string, all: string, entries: [string, WireFields][]): Promise<void> {
  const writes = entries.map(([path, fields]) => ({ update: { name: `${all}/${path}`, fields } }));
  const response = await fetch(`${url}:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ writes }),
  });
  if (!response.ok) throw new Error(`The emulator refuses a document: ${await response.text()}`);
}
