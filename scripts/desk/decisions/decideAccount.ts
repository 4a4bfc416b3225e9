import type { Account } from '@lectern/backend';
import { DeskRefusal, type DeskRequest, type DeskServices, type Effect, type Notice } from '../contract';
import { isActiveAdmin, isLastAdmin, withoutRole, withRole, type Role } from '../roles';
import { deskText } from '../text/desk.en';

const text = deskText.account;

/**
 * Disables, enables, or changes a role of the account `target`. Whoever loses a role is signed out everywhere, so that
 * no token with it remains. Refuses to lock out the last administrator. Administrators can't take rights from their own
 * account.
 */
export function decideAccount(services: DeskServices, request: DeskRequest): Effect {
  const { action, target } = request;
  const account = services.accounts.getAccount(target);
  if (account === null) throw new DeskRefusal(deskText.refusals.missing('account'));
  const label = account.email ?? account.uid;
  if (action === 'account.disable' || action === 'account.enable') {
    const disabled = action === 'account.disable';
    if (disabled) checkLoss(services, request, account);
    const notice: Notice = disabled
      ? noticeOf(request, text.disabled, text.disabledBody)
      : noticeOf(request, text.enabled, text.enabledBody);
    return {
      label,
      writes: [],
      apply: () => services.accounts[disabled ? 'disable' : 'enable'](target),
      notices: [notice],
    };
  }
  const role: Role = action === 'account.grantAdmin' || action === 'account.revokeAdmin' ? 'admin' : 'teacher';
  const granted = action === 'account.grantAdmin' || action === 'account.grantTeacher';
  if (!granted && role === 'admin') checkLoss(services, request, account);
  const notice = granted
    ? noticeOf(request, text.granted[role], '', role === 'teacher' ? '/teach' : '/teach?desk=site')
    : noticeOf(request, text.revoked[role], text.signedOut);
  return { label, writes: [], apply: () => (granted ? grant : revoke)(services, account, role), notices: [notice] };
}

function checkLoss({ accounts }: DeskServices, { by }: DeskRequest, account: Account): void {
  if (by === account.uid) throw new DeskRefusal(deskText.refusals.self);
  if (isActiveAdmin(account) && isLastAdmin(accounts, account.uid)) throw new DeskRefusal(deskText.refusals.lastAdmin);
}

function grant({ accounts }: DeskServices, account: Account, role: Role): void {
  accounts.setClaims(account.uid, withRole(account.claims, role));
}

function revoke({ accounts }: DeskServices, account: Account, role: Role): void {
  accounts.setClaims(account.uid, withoutRole(account.claims, role));
  if (account.disabled) return;
  // Disabling revokes every token; the account itself stays usable.
  accounts.disable(account.uid);
  accounts.enable(account.uid);
}

const noticeOf = ({ target, message }: DeskRequest, title: string, body: string, path = '/profile'): Notice => ({
  uid: target,
  kind: 'decision',
  title,
  body: [body, message].filter(Boolean).join('\n\n'),
  path,
});
