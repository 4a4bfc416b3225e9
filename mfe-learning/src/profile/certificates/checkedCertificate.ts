import { parseCertificate, parseCertificateCode, parseCredential, type Credential } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';
import { UnverifiableError, verifyCredential } from './verifyCredential';

const documents = () => import('@lectern/shared/firebase/documents');
const FRESH = { fresh: true };

/**
 * The result of a check. `found`: this site has the certificate; `verified` is true when its signature proves what is
 * shown, and `unknown` when this browser can't tell. `waiting`: the server has not signed it yet. `forged`: this
 * site has not signed the credential. `unknown`: there is no such certificate.
 */
export type CheckedCertificate =
  | { kind: 'found'; code: string; credential: Credential; verified: boolean | 'unknown' }
  | { kind: 'waiting' }
  | { kind: 'forged' }
  | { kind: 'unknown' };

/** Query that checks `input`: a code, the number of a certificate, or a whole credential (a JWT). */
export const checkedCertificate = (input: string) =>
  queryOptions({
    queryKey: ['checkedCertificate', input],
    queryFn: () => check(input.trim()),
    staleTime: 60_000,
    networkMode: 'always',
  });

async function check(input: string): Promise<CheckedCertificate> {
  if (/^[\w-]+\.[\w-]+\.[\w-]+$/.test(input)) return checkCredential(input);
  // The code may be given as a link that ends with it: `…?certificate=CODE`.
  const code = parseCertificateCode(input.split('=').at(-1) ?? '');
  if (code !== null) return checkCode(code);
  return /^[A-Za-z0-9_-]{3,257}$/.test(input) ? checkNumber(input) : { kind: 'unknown' };
}

/** Checks a credential from elsewhere: its signature first, then whether this site has revoked it. */
async function checkCredential(jwt: string): Promise<CheckedCertificate> {
  const signed = await verifyCredential(jwt);
  return signed === null ? { kind: 'forged' } : checkCode(signed.code);
}

async function checkCode(code: string): Promise<CheckedCertificate> {
  const credential = await (await documents()).getDocument(`credentials/${code}`, parseCredential, FRESH);
  if (credential === null) return { kind: 'unknown' };
  return { kind: 'found', code, credential, verified: await isSignedAs(code, credential) };
}

/** Resolves to true when what is signed agrees with the document; to `unknown` when this browser can't check it. */
async function isSignedAs(code: string, { jwt, ...shown }: Credential): Promise<boolean | 'unknown'> {
  try {
    const signed = await verifyCredential(jwt);
    return (
      signed?.code === code &&
      signed.learnerName === shown.learnerName &&
      signed.courseTitle === shown.courseTitle &&
      signed.issuedAt.getTime() === shown.issuedAt.getTime()
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
