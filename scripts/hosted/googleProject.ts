import { createAccessTokens } from './accessTokens';
import { createCaller, type CallGoogle } from './callGoogle';
import { hostedFirestore, type HostedFirestore } from './hostedFirestore';
import { createStreamer, type StreamGoogle } from './streamGoogle';
import type { ServiceAccount } from './serviceAccount';

/** Services of one project, as its service account. `origins` have no slash at their end. */
export type GoogleProject = {
  projectId: string;
  call: CallGoogle;
  stream: StreamGoogle;
  firestore: HostedFirestore;
  origins: { firestore: string; accounts: string; storage: string; rules: string; management: string };
};

const ALL_SERVICES = 'https://www.googleapis.com/auth/cloud-platform';

/**
 * Opens a project for its administration; nothing is asked yet. Emulators are used instead of Google's services when
 * `FIRESTORE_EMULATOR_HOST`, `FIREBASE_AUTH_EMULATOR_HOST` and `FIREBASE_STORAGE_EMULATOR_HOST` name them, and
 * `LECTERN_FIREBASE_HOST` for rules and web apps.
 */
export function openProject(account: ServiceAccount, environment: NodeJS.ProcessEnv): GoogleProject {
  const { projectId, email } = account;
  const tokens = createAccessTokens(account, { scopes: ALL_SERVICES });
  const call = createCaller(tokens, email);
  const origins = originsOf(environment);
  const firestore = hostedFirestore(call, origins.firestore, projectId);
  return { projectId, call, stream: createStreamer(tokens), firestore, origins };
}

function originsOf(environment: NodeJS.ProcessEnv): GoogleProject['origins'] {
  const originOf = (emulator: string | undefined, host: string): string =>
    emulator ? `http://${emulator}` : `https://${host}`;
  const { FIRESTORE_EMULATOR_HOST: documents, FIREBASE_AUTH_EMULATOR_HOST: auth } = environment;
  const { FIREBASE_STORAGE_EMULATOR_HOST: storage, LECTERN_FIREBASE_HOST: firebase } = environment;
  const toolkit = 'identitytoolkit.googleapis.com';
  return {
    firestore: originOf(documents, 'firestore.googleapis.com'),
    accounts: originOf(auth && `${auth}/${toolkit}`, toolkit),
    storage: originOf(storage, 'storage.googleapis.com'),
    rules: originOf(firebase, 'firebaserules.googleapis.com'),
    management: originOf(firebase, 'firebase.googleapis.com'),
  };
}
