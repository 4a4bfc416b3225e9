import { parseCertificateCode, parseCredential } from '@lectern/shared/domain';
import { DeskRefusal, type DeskRequest, type DeskServices, type Effect } from '../contract';
import { change, need, put } from '../documents';
import { deskText } from '../text/desk.en';

const text = deskText.certificate;

/**
 * Returns the path of the note that a certificate was revoked. Its owner can delete the certificate, but not this: it
 * keeps the same certificate from being signed again.
 */
export const revocationPath = (uid: string, courseId: string): string => `certificateRevocations/${uid}_${courseId}`;

/** Revokes the certificate with the code `target`. Whoever checks it reads the message; its owner is notified. */
export function revokeCertificate(services: DeskServices, { target, message }: DeskRequest): Effect {
  const code = parseCertificateCode(target);
  if (code === null) throw new DeskRefusal(text.malformed);
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
    notices: [
      { uid, kind: 'decision', title: text.revoked(courseTitle), body: message, path: '/profile?tab=certificates' },
    ],
  };
}
