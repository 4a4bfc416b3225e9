import { parseCertificate, parseCertificateCode, parseCredential, type Credential } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';
import { UnverifiableError, verifyCredential } from './verifyCredential';

const documents = () => import('@lectern/shared/firebase/documents');
const FRESH = { fresh: true };

/**
 * The result of a check. `verified` says what the signature proves: `unknown` when this browser can't tell. `waiting`
 * is a certificate that the server has not signed yet.
 */
export type CheckedCertificate =
  | { kind: 'found'; code: string; credential: Credential; verified: boolean | 'unknown' }
  | { kind: 'waiting' }
  | { kind: 'forged' }
  | { kind: 'unknown' };

/** Query of the check of `given`: a code, the number of a certificate, or a whole credential. */
export const checkedCertificate = (given: string) =>
  queryOptions({
    queryKey: ['checkedCertificate', given],
    queryFn: () => check(given.trim()),
    staleTime: 60_000,
    networkMode: 'always',
  });

async function check(given: string): Promise<CheckedCertificate> {
  if (/^[\w-]+\.[\w-]+\.[\w-]+$/.test(given)) return checkCredential(given);
  const code = parseCertificateCode(given.split('=').at(-1) ?? '');
  if (code !== null) return checkCode(code);
  return /^[A-Za-z0-9_-]{3,257}$/.test(given) ? checkNumber(given) : { kind: 'unknown' };
}

/** Checks a credential from elsewhere: its signature first, then whether this site has revoked it. */
async function checkCredential(jwt: string): Promise<CheckedCertificate> {
  const said = await verifyCredential(jwt);
  return said === null ? { kind: 'forged' } : checkCode(said.code);
}

async function checkCode(code: string): Promise<CheckedCertificate> {
  const credential = await (await documents()).getDocument(`credentials/${code}`, parseCredential, FRESH);
  if (credential === null) return { kind: 'unknown' };
  return { kind: 'found', code, credential, verified: await matches(code, credential) };
}

/** Returns true when the signature says the same as the document. */
async function matches(code: string, { jwt, ...shown }: Credential): Promise<boolean | 'unknown'> {
  try {
    const said = await verifyCredential(jwt);
    return (
      said?.code === code &&
      said.learnerName === shown.learnerName &&
      said.courseTitle === shown.courseTitle &&
      said.issuedAt.getTime() === shown.issuedAt.getTime()
    );
  } catch (error) {
    if (error instanceof UnverifiableError) return 'unknown';
    throw error;
  }
}

/** Checks by the number that links of older certificates contain. */
async function checkNumber(number: string): Promise<CheckedCertificate> {
  const certificate = await (await documents()).getDocument(`certificates/${number}`, parseCertificate, FRESH);
  if (certificate === null || certificate.refusal !== undefined) return { kind: 'unknown' };
  return certificate.code === undefined ? { kind: 'waiting' } : checkCode(certificate.code);
}
