import { parseTeacherApplication } from '@lectern/shared/domain';
import { DeskRefusal, type DeskRequest, type DeskServices, type Effect } from '../contract';
import { change, need } from '../documents';
import { withRole } from '../roles';
import { deskText } from '../text/desk.en';

/**
 * Accepts or declines the application to teach of the account `target`. Acceptance makes the account a teacher. Throws
 * a DeskRefusal when there is no such application or account, or it is decided already.
 */
export function decideApplication(services: DeskServices, { action, target, message }: DeskRequest): Effect {
  const path = `teacherApplications/${target}`;
  const application = need(services, path, parseTeacherApplication, 'application');
  const account = services.accounts.getAccount(target);
  if (account === null) throw new DeskRefusal(deskText.refusals.missing('account'));
  if (application.status !== 'submitted') throw new DeskRefusal(deskText.refusals.decided(application.status));
  const accepted = action === 'application.accept';
  const status = accepted ? 'accepted' : 'declined';
  const text = deskText.application;
  return {
    label: text.label(application.name, application.topic),
    writes: [change(path, { status, message: message === '' ? null : message, updatedAt: new Date() })],
    ...(accepted ? { apply: () => services.accounts.setClaims(target, withRole(account.claims, 'teacher')) } : {}),
    notices: [
      {
        uid: target,
        kind: 'decision',
        title: accepted ? text.accepted : text.declined,
        // Only an acceptance may lack a message: NEEDS_MESSAGE.
        body: message === '' ? text.acceptedBody : message,
        path: '/teach',
      },
    ],
  };
}
