import {
  formatCertificateCode,
  parseCertificate,
  parseCertificateCode,
  parseCredential,
  type Credential,
} from '@lectern/shared/domain';
import type { AdminWrite } from '@lectern/backend';
import { DeskRefusal, type DeskRequest, type DeskServices, type Effect } from '../contract';
import { change, need, plainFields, put, read } from '../documents';
import { deskText } from '../text/desk.en';

const text = deskText.certificate;
const SCREEN = '/profile?tab=certificates';

/**
 * Returns the path of the note that a certificate was revoked. Its owner can delete the certificate, but not this: it
 * keeps the same certificate from being signed again.
 */
export const revocationPath = (uid: string, courseId: string): string => `certificateRevocations/${uid}_${courseId}`;

/** Revokes the certificate with the code `target`, or makes it valid again. Its owner is notified. */
export function decideCertificate(services: DeskServices, { action, target, message }: DeskRequest): Effect {
  const code = parseCertificateCode(target);
  if (code === null) throw new DeskRefusal(text.malformed);
  return action === 'certificate.reinstate' ? reinstate(services, code, message) : revoke(services, code, message);
}

/** Revokes a certificate. The message is shown to everybody who checks it. */
function revoke(services: DeskServices, code: string, message: string): Effect {
  const path = `credentials/${code}`;
  const { uid, courseId, learnerName, courseTitle, status } = need(services, path, parseCredential, 'certificate');
  if (status === 'revoked') throw new DeskRefusal(text.isRevoked);
  const revokedAt = new Date();
  return {
    label: text.label(courseTitle, learnerName),
    writes: [
      change(path, { status: 'revoked', revokedAt, revocationReason: message }),
      put(revocationPath(uid, courseId), { uid, courseId, code, revokedAt }),
    ],
    notices: [{ uid, kind: 'decision', title: text.revoked(courseTitle), body: message, path: SCREEN }],
  };
}

/**
 * Makes a certificate valid again. After its owner has deleted the credential, the course can only be certified again.
 */
function reinstate(services: DeskServices, code: string, message: string): Effect {
  const path = `credentials/${code}`;
  const credential = read(services, path, parseCredential);
  if (credential?.status === 'valid') throw new DeskRefusal(text.isValid);
  const revocation = findRevocation(services, code);
  const { uid, courseId } = credential ?? revocation ?? need(services, path, parseCredential, 'certificate');
  const renewed = renewedCertificate(services, { uid, courseId, code, credential });
  const { courseTitle, learnerName } = credential ?? renewed ?? { courseTitle: courseId, learnerName: uid };
  const valid = { status: 'valid', revokedAt: null, revocationReason: null };
  return {
    label: `${text.label(courseTitle, learnerName)} (${formatCertificateCode(code)})`,
    writes: [
      ...(credential ? [change(path, valid)] : []),
      ...(revocation ? [{ delete: revocation.path }] : []),
      ...(renewed ? [renewed.write] : []),
    ],
    notices: [
      {
        uid,
        kind: 'decision',
        title: text.reinstated(courseTitle),
        body: message || (credential ? text.reinstatedBody : text.renewableBody),
        path: SCREEN,
      },
    ],
  };
}

/** Returns the note of the revocation of exactly this certificate. */
function findRevocation({ documents }: DeskServices, code: string) {
  const where = [{ field: 'code', op: '==' as const, value: { stringValue: code } }];
  const [found] = documents.query({ collection: 'certificateRevocations', where });
  if (found === undefined) return null;
  const { uid, courseId } = plainFields(found.fields);
  return { path: found.path, uid: String(uid), courseId: String(courseId) };
}

type Reinstated = { uid: string; courseId: string; code: string; credential: Credential | null };

/**
 * Returns a certificate that was refused because of the revocation, with the write that gives it the code again, or
 * that has it signed when the credential is gone.
 */
function renewedCertificate(services: DeskServices, { uid, courseId, code, credential }: Reinstated) {
  const path = `certificates/${uid}_${courseId}`;
  const found = read(services, path, parseCertificate);
  if (found === null || found.code !== undefined) return null;
  const { id: _, refusal: __, ...certificate } = found;
  const write: AdminWrite = put(path, { ...certificate, ...(credential ? { code } : {}) });
  return { courseTitle: found.courseTitle, learnerName: found.learnerName, write };
}
