import { parseCertificateCode, parseCredential } from '@lectern/shared/domain';
import { DeskRefusal, type DeskRequest, type DeskServices, type Effect } from '../contract';
import { change, need } from '../documents';
import { deskText } from '../text/desk.en';

const text = deskText.certificate;

/** Revokes the certificate with the code `target`. Whoever checks it reads the message; its owner is notified. */
export function revokeCertificate(services: DeskServices, { target, message }: DeskRequest): Effect {
  const code = parseCertificateCode(target);
  if (code === null) throw new DeskRefusal(text.malformed);
  const path = `credentials/${code}`;
  const { uid, learnerName, courseTitle, status } = need(services, path, parseCredential, 'certificate');
  if (status === 'revoked') throw new DeskRefusal(text.isRevoked);
  return {
    label: text.label(courseTitle, learnerName),
    writes: [change(path, { status: 'revoked', revokedAt: new Date(), revocationReason: message })],
    notices: [
      { uid, kind: 'decision', title: text.revoked(courseTitle), body: message, path: '/profile?tab=certificates' },
    ],
  };
}
