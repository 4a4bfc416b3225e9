import { SignJWT } from 'jose';
import type { Certificate } from '@lectern/shared/domain';
import { certificateText as text } from './text/certificate.en';
import { ALGORITHM, type CertificateKeys } from './keys';

/** The site as the issuer of certificates: `origin` is its public address, such as https://learn.example. */
export type Issuer = { origin: string; keys: CertificateKeys };

/** Path of the issuer's profile, whose address is the issuer's id. */
export const ISSUER_PATH = '/api/certificates/issuer';
/** Path of the public keys. */
export const KEYS_PATH = '/.well-known/jwks.json';

/** Returns the site as an issuer. Source: Open Badges 3.0, "Profile". */
export const issuerProfile = (origin: string) => ({
  id: origin + ISSUER_PATH,
  type: ['Profile'],
  name: text.issuer,
  url: origin,
});

/**
 * Returns the signed credential of a certificate: an OpenBadgeCredential as a JWT. Sources: Open Badges 3.0, "JSON Web
 * Token Proof Format" (registered claims beside the credential's properties), and Verifiable Credentials 2.0.
 */
export async function signCredential(
  { origin, keys }: Issuer,
  { courseId, courseTitle, learnerName, issuedAt }: Certificate,
  { code, slug }: { code: string; slug: string },
): Promise<string> {
  const id = `${origin}/profile?certificate=${code}`;
  const issuer = issuerProfile(origin);
  const credential = {
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: courseTitle,
    issuer,
    validFrom: issuedAt.toISOString(),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', hashed: false, identityHash: learnerName, identityType: 'name' }],
      achievement: {
        id: `${origin}/course/${slug}/${courseId}`,
        type: ['Achievement'],
        achievementType: 'Course',
        name: courseTitle,
        description: text.description(courseTitle),
        criteria: { narrative: text.criteria },
      },
    },
  };
  return new SignJWT(credential)
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: keys.signing.kid })
    .setIssuer(issuer.id)
    .setJti(id)
    .setNotBefore(issuedAt)
    .sign(keys.signing.key);
}
