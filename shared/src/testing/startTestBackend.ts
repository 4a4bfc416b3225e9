import type { Backend, Mail, StartOptions } from '@lectern/backend';
import type { Account } from '../firebase/auth';

/**
 * Person of a test. `name` is also the uid, and `<name>@lectern.example` the e-mail address. Roles become the token's
 * claims.
 */
export type Persona = {
  name: string;
  displayName?: string;
  roles?: readonly ('teacher' | 'admin')[];
  emailVerified?: boolean;
};

/** Backend of one test file, with the façades connected to it. */
export type TestBackend = {
  url: string;
  projectId: string;
  /** The password of every account that `signIn` creates. */
  password: string;
  /** The backend itself, which bypasses all rules. */
  backend: Backend;
  /** Signs the façades in as this person, and creates the account if there is none. */
  signIn: (person: Persona | string) => Promise<Account>;
  signOut: () => Promise<void>;
  /** Writes documents without checking the rules: path → data, Dates for times. */
  seed: (documents: Record<string, object>) => void;
  /** The newest mail to an address. Throws when there is none. */
  mail: (email: string) => Mail;
  /** Stops the backend as a crash would: the façades stay connected, but nothing answers. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
};

const PASSWORD = 'correct horse battery';

/**
 * Starts the embedded backend in memory, with the repository's rules, and connects the façades to it. Stop it when
 * done.
 */
export async function startTestBackend(options: Partial<StartOptions> = {}): Promise<TestBackend> {
  const { wireFieldsOf, startLecternBackend, connectFirebase, disconnectFirebase, signIn, signOut } =
    await importBackend();
  const running = await startLecternBackend({
    ...options,
    auth: { passwordCost: { N: 1024, r: 8, p: 1 }, ...options.auth },
  });
  const { backend, url, projectId } = running;
  await connectFirebase({ kind: 'local', projectId, storageBucket: 'lectern' }, url);
  const restoreTimers = releaseLongTimers();
  let isRunning = true;
  const kill = async (): Promise<void> => {
    if (isRunning) await running.stop();
    isRunning = false;
  };
  return {
    url,
    projectId,
    backend,
    password: PASSWORD,
    signOut,
    kill,
    signIn: async (person) => signIn((await accountOf(backend, person)).email, PASSWORD),
    seed(documents) {
      for (const [path, data] of Object.entries(documents))
        backend.firestore.admin.set(path, wireFieldsOf({ ...data }, projectId));
    },
    mail: (email) => newestMail(backend, email),
    async stop() {
      await signOut().catch(() => undefined);
      await disconnectFirebase();
      await kill();
      restoreTimers();
    },
  };
}

/** Imports the backend and the SDK when a test starts them, so that screen tests without a backend don't load them. */
async function importBackend() {
  const [{ wireFieldsOf }, { startLecternBackend }, { connectFirebase, disconnectFirebase }, { signIn, signOut }] =
    await Promise.all([
      import('@lectern/backend'),
      import('@lectern/shared/project'),
      import('../firebase/app'),
      import('../firebase/auth'),
    ]);
  return { wireFieldsOf, startLecternBackend, connectFirebase, disconnectFirebase, signIn, signOut };
}

function newestMail({ auth }: Backend, email: string): Mail {
  const mail = auth.mailbox.latest(email);
  if (!mail) throw new Error(`No mail was sent to ${email}.`);
  return mail;
}

/** Creates the account of a person unless it exists. */
async function accountOf({ auth: { admin } }: Backend, person: Persona | string): Promise<{ email: string }> {
  const {
    name,
    displayName,
    roles = [],
    emailVerified = true,
  }: Persona = typeof person === 'string' ? { name: person } : person;
  const email = `${name}@lectern.example`;
  const claims = Object.fromEntries(roles.map((role) => [role, true]));
  const account = { uid: name, email, displayName: displayName ?? name, emailVerified, claims };
  if (!admin.getAccount(name)) await admin.createAccount({ ...account, password: PASSWORD });
  return { email };
}

/**
 * Stops timers of 10 s and more from keeping the Node process alive, until the returned function is called. The SDK
 * leaves a timer of 30 s behind for each failed request.
 */
function releaseLongTimers(): () => void {
  const { setTimeout: original } = globalThis;
  const released = (...parameters: Parameters<typeof setTimeout>): ReturnType<typeof setTimeout> => {
    const timer = original(...parameters);
    if ((parameters[1] ?? 0) >= 10_000 && typeof timer === 'object') timer.unref();
    return timer;
  };
  globalThis.setTimeout = Object.assign(released, original);
  return () => {
    globalThis.setTimeout = original;
  };
}
