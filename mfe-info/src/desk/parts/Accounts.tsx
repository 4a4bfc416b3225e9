import type { DeskAction } from '@lectern/shared/domain';
import type { SessionUser } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { Badge } from '@lectern/shared/ui';
import { deskText } from '../../text/desk.en';
import { accountPage, type DeskAccount } from '../data/siteServer';
import { DeskRow } from './DeskRow';
import { PagedRows } from './PagedRows';
import { Toolbar, useFilter } from './Toolbar';

const STATUSES = ['admin', 'teacher', 'disabled'];

/** Accounts of the site: found by name or address, disabled, enabled, and given roles. */
export function Accounts({ user }: { user: SessionUser }) {
  const text = useText(deskText);
  const [filter, setFilter] = useFilter(STATUSES, 'all');
  return (
    <>
      <Toolbar filter={filter} onChange={setFilter} statuses={STATUSES} search="account" />
      <PagedRows
        key={`${filter.status} ${filter.text}`}
        pageAt={(before: number | null) => accountPage(filter, before)}
        none={filter.text === '' ? text.noneWith : text.noneFound}
      >
        {(account) => <AccountRow key={account.uid} account={account} isSelf={account.uid === user.uid} />}
      </PagedRows>
    </>
  );
}

function AccountRow({ account, isSelf }: { account: DeskAccount; isSelf: boolean }) {
  const text = useText(deskText);
  const { uid, email, displayName, disabled, roles, createdAt, lastLoginAt } = account;
  const seen = lastLoginAt === null ? text.neverSeen : text.lastSeen(new Date(lastLoginAt));
  return (
    <DeskRow
      title={
        <>
          {displayName || email || uid} {isSelf && <Badge tone="plain">{text.you}</Badge>}{' '}
          {roles.map((role) => (
            <Badge key={role}>{role === 'admin' ? text.roles.admin : text.roles.teacher}</Badge>
          ))}
        </>
      }
      name={email ?? uid}
      metadata={[email, text.joined(new Date(createdAt)), seen]}
      status={disabled ? 'disabled' : undefined}
      actions={actionsFor(account, isSelf)}
      isDue={false}
      target={uid}
    />
  );
}

/** Nobody disables or demotes themselves: the server refuses it as well. */
function actionsFor({ disabled, roles }: DeskAccount, isSelf: boolean): DeskAction[] {
  if (disabled) return ['account.enable'];
  const roleActions: DeskAction[] = [roles.includes('teacher') ? 'account.revokeTeacher' : 'account.grantTeacher'];
  if (!roles.includes('admin')) roleActions.push('account.grantAdmin');
  else if (!isSelf) roleActions.push('account.revokeAdmin');
  return isSelf ? roleActions : [...roleActions, 'account.disable'];
}
