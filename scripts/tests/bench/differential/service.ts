import { parseIndexConfiguration, type Caller, type WireFields } from '@lectern/backend';
import { startDocumentTestBed } from '@lectern/backend/testing';

/** The project of both services. */
export const PROJECT = 'demo-differential';

/** Documents by path, such as `courses/c1`. */
export type Documents = Readonly<Record<string, WireFields>>;

/** A request to `…/documents<path>`. Without `uid` it has no token. */
export type WireRequest = { path: string; body: unknown; uid: string | null };

/** `reason` is why the embedded backend's rules refused the request; '' when they did not. */
export type Answer = { status: number; body: unknown; reason: string };

/** One of the two services that are compared. */
export type Service = {
  send(request: WireRequest): Promise<Answer>;
  /** Replaces rules and documents. Resolves to the problem of rules that are refused, else to null. */
  reset(rules: string, documents: Documents, indexes?: unknown): Promise<string | null>;
  stop(): Promise<void>;
};

const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The claims of each caller's token. */
const claimsOf = (uid: string) => ({
  sub: uid,
  user_id: uid,
  email: `${uid}@lectern.example`,
  email_verified: true,
  level: 3,
  roles: ['teacher', 'admin'],
  firebase: { sign_in_provider: 'password', identities: {} },
});

/** Reads an unsigned token, as the emulator does. */
function callerOf(header: string | undefined): Caller {
  const [, part] = header?.split('.') ?? [];
  if (part === undefined) return null;
  const token = JSON.parse(Buffer.from(part, 'base64url').toString()) as ReturnType<typeof claimsOf>;
  return { uid: token.sub, token };
}

/** Returns a function that sends requests to a service at `url`, with unsigned tokens. */
export function sendTo(url: string): Service['send'] {
  return async ({ path, body, uid }) => {
    const token = uid === null ? null : `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claimsOf(uid))}.`;
    const response = await fetch(`${url}/v1/projects/${PROJECT}/databases/(default)/documents${path}`, {
      method: 'POST',
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json(), reason: '' };
  };
}

/** Starts the embedded backend in this process. It takes the same unsigned tokens as the emulator. */
export function createEmbedded(): Service {
  let testBed: Awaited<ReturnType<typeof startDocumentTestBed>> | null = null;
  let reason = '';
  const stop = async (): Promise<void> => {
    await testBed?.stop();
    testBed = null;
  };
  return {
    async reset(rules, documents, indexes) {
      await stop();
      try {
        testBed = await startDocumentTestBed({
          rules,
          projectId: PROJECT,
          verifyCaller: callerOf,
          onRefused: (refusal) => (reason = refusal),
          ...(indexes !== undefined && { indexes: parseIndexConfiguration(indexes) }),
        });
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
      testBed.firestore.admin.commit(Object.entries(documents).map(([path, fields]) => ({ set: path, fields })));
      return null;
    },
    async send(request) {
      if (testBed === null) throw new Error('reset must come first');
      reason = '';
      return { ...(await sendTo(testBed.url)(request)), reason };
    },
    stop,
  };
}
