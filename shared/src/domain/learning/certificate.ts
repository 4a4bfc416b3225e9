import { nullable, object, oneOf, optional, text } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { chars, id, time } from '../parsing/fields';

const certificateCode = text('a code of 12 digits in base 32', /^[0-9A-HJKMNP-TV-Z]{12}$/);

/**
 * `certificates/{uid_courseId}`: a finished course. The server adds `code` once it has checked and signed it, or
 * `refusal`, a sentence that says why not.
 */
export type Certificate = ReturnType<typeof parseCertificate>;

/** Parses `certificates/{id}`; throws a DocumentError. */
export const parseCertificate = documentParser(
  object({
    uid: id,
    courseId: id,
    courseTitle: chars(3, 120),
    learnerName: chars(2, 60),
    issuedAt: time,
    code: optional(certificateCode),
    refusal: optional(chars(1, 200)),
  }),
);

/**
 * `credentials/{code}`: a signed certificate, which anyone with its code can read. `jwt` is the Open Badges 3.0
 * credential.
 */
export type Credential = ReturnType<typeof parseCredential>;

/** Parses `credentials/{code}`; throws a DocumentError. */
export const parseCredential = documentParser(
  object({
    uid: id,
    courseId: id,
    courseTitle: chars(3, 120),
    learnerName: chars(2, 60),
    issuedAt: time,
    jwt: chars(1, 8000),
    status: oneOf('valid', 'revoked'),
    revokedAt: nullable(time),
    revocationReason: nullable(chars(1, 2000)),
  }),
);

/** Returns a code as it is printed: in groups of four. */
export const formatCertificateCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;

/**
 * Reads a code as people type it: in any case, with any separators, and with the letters that look like digits. Returns
 * null when it can't be a code. Source: Crockford's base 32, https://www.crockford.com/base32.html
 */
export function parseCertificateCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{12}$/.test(code) ? code : null;
}
