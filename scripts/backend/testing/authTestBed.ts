import Fastify from 'fastify';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, type Auth as SdkAuth } from 'firebase/auth';
import type { Auth, AuthOptions } from '../auth/contract';
import { trustHops } from '../client';
import { createAuth } from '../auth/createAuth';
import { openDatabase, type Database } from '../persistence';
import { createSdkApps } from './sdkApps';
import { createTestClock, type TestClock } from './testClock';

type Answer = { status: number; body: Record<string, unknown> & { error?: { code: number; message: string } } };

/** An auth service on its own port, and instances of the real SDK that are connected to it. */
export type AuthTestBed = {
  auth: Auth;
  db: Database;
  url: string;
  clock: TestClock;
  /** Returns a new SDK instance, like another browser. */
  sdk: () => SdkAuth;
  /** Sends JSON to an operation of Identity Toolkit, e.g. `accounts:signUp`; `client` is another IP address. */
  call: (name: string, body: unknown, client?: string) => Promise<Answer>;
  stop: () => Promise<void>;
};

/** Starts a local auth service in memory with fast password hashes. Stop it when done. */
export async function startAuthTestBed(options: Partial<AuthOptions> = {}): Promise<AuthTestBed> {
  const clock = createTestClock();
  const db = options.db ?? openDatabase(':memory:');
  const auth = createAuth({
    db,
    projectId: 'demo-auth',
    exposure: 'local',
    origin: 'http://localhost:4000',
    passwordCost: { N: 1024, r: 8, p: 1 },
    now: clock.now,
    ...options,
  });
  const server = Fastify({ trustProxy: trustHops(1) });
  await server.register(auth.routes);
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const apps = createSdkApps();
  const sdk = (): SdkAuth => {
    const instance = initializeAuth(apps.create({ projectId: 'demo-auth' }), { persistence: inMemoryPersistence });
    connectAuthEmulator(instance, url, { disableWarnings: true });
    return instance;
  };
  const stop = async (): Promise<void> => {
    await apps.deleteAll();
    await server.close();
    db.close();
  };
  return { auth, db, url, clock, sdk, call: (name, body, client) => call(url, name, body, client), stop };
}

async function call(url: string, name: string, body: unknown, client?: string): Promise<Answer> {
  const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/${name}?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(client === undefined ? {} : { 'x-forwarded-for': client }) },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

/** Returns the one-time code in the newest mail to an address. Throws when there is none. */
export function mailedCode(auth: Auth, email: string): string {
  const link = auth.mailbox.latest(email)?.link;
  const code = link == null ? null : new URL(link).searchParams.get('oobCode');
  if (code === null) throw new Error(`No mail with a link was sent to ${email}.`);
  return code;
}
