import Fastify from 'fastify';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, type Auth as SdkAuth } from 'firebase/auth';
import { openDatabase, type Database } from '../persistence';
import { createAuth } from '../auth/createAuth';
import type { Auth, AuthOptions } from '../auth/contract';

/** A clock that starts at the real time and that a test moves on. */
export type TestClock = { now: () => number; advance: (ms: number) => void };

/** An auth service on a port of its own, and real SDK instances that speak to it. */
export type AuthTestBed = {
  auth: Auth;
  db: Database;
  url: string;
  clock: TestClock;
  /** A new SDK instance: a browser of its own, as it were. */
  sdk: () => SdkAuth;
  /** Sends JSON to a call of Identity Toolkit, e.g. `accounts:signUp`. */
  call: (
    name: string,
    body: unknown,
  ) => Promise<{ status: number; body: Record<string, unknown> & { error?: { code: number; message: string } } }>;
  stop: () => Promise<void>;
};

let bedCount = 0;

/** Starts an auth service in memory with quick password hashes. Stop it when done. */
export async function startAuthTestBed(options: Partial<AuthOptions> = {}): Promise<AuthTestBed> {
  let ahead = 0;
  const clock = { now: () => Date.now() + ahead, advance: (ms: number) => void (ahead += ms) };
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
  const server = Fastify();
  await server.register(auth.routes);
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const apps: FirebaseApp[] = [];
  const sdk = (): SdkAuth => {
    bedCount += 1;
    const app = initializeApp({ apiKey: 'local', projectId: 'demo-auth' }, `bed-${bedCount}`);
    apps.push(app);
    const instance = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(instance, url, { disableWarnings: true });
    return instance;
  };
  const call: AuthTestBed['call'] = async (name, body) => {
    const address = `${url}/identitytoolkit.googleapis.com/v1/${name}?key=local`;
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return {
      status: response.status,
      body: (await response.json()) as Awaited<ReturnType<AuthTestBed['call']>>['body'],
    };
  };
  const stop = async (): Promise<void> => {
    await Promise.all(apps.map((app) => deleteApp(app)));
    await server.close();
    db.close();
  };
  return { auth, db, url, clock, sdk, call, stop };
}

/** The one-time code in the newest mail to an address. Throws when there is none. */
export function mailedCode(auth: Auth, email: string): string {
  const link = auth.mailbox.latest(email)?.link;
  const code = link == null ? null : new URL(link).searchParams.get('oobCode');
  if (code === null) throw new Error(`No mail with a link was sent to ${email}.`);
  return code;
}
