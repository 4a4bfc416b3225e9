import { useState } from 'react';
import type { DeskAction } from '@lectern/shared/domain';
import type { SessionUser } from '@lectern/shared/host';
import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Badge, Button, EmptyState } from '@lectern/shared/ui';
import { deskText } from '../../text/desk.en';
import { accountPage, type AccountFilter, type DeskAccount } from '../data/siteServer';
import styles from '../Desk.module.css';
import { DeskRow } from './DeskRow';
import { RowSkeletons } from './Queue';
import { Toolbar, useFilter } from './Toolbar';

const STATUSES = ['admin', 'teacher', 'disabled'];

/** Accounts of the site: found by name or address, disabled, enabled, and given roles. */
export function Accounts({ user }: { user: SessionUser }) {
  const [filter, setFilter] = useFilter(STATUSES, 'all');
  return (
    <>
      <Toolbar filter={filter} onChange={setFilter} statuses={STATUSES} search="account" />
      <AccountPages key={`${filter.status} ${filter.text}`} filter={filter} user={user} />
    </>
  );
}

function AccountPages({ filter, user }: { filter: AccountFilter; user: SessionUser }) {
  const [starts, setStarts] = useState<(number | null)[]>([null]);
  return (
    <div className={styles.list}>
      {starts.map((before, index) => (
        <AccountRows
          key={index}
          filter={filter}
          before={before}
          user={user}
          onMore={index === starts.length - 1 ? (next) => setStarts([...starts, next]) : null}
        />
      ))}
    </div>
  );
}

type RowsProps = {
  filter: AccountFilter;
  before: number | null;
  user: SessionUser;
  onMore: ((next: number) => void) | null;
};

function AccountRows({ filter, before, user, onMore }: RowsProps) {
  const text = useText(deskText);
  const query = useQuery(accountPage(filter, before));
  return (
    <QueryState query={query} title={text.failed} headingLevel={3} placeholder={<RowSkeletons />}>
      {({ accounts, next }) =>
        accounts.length === 0 ? (
          <EmptyState title={text.none} headingLevel={3}>
            <p>{text.noneFound}</p>
          </EmptyState>
        ) : (
          <>
            <ul className={styles.rows} role="list">
              {accounts.map((account) => (
                <AccountRow key={account.uid} account={account} isSelf={account.uid === user.uid} />
              ))}
            </ul>
            {next !== null && onMore && (
              <div>
                <Button variant="secondary" onClick={() => onMore(next)}>
                  {text.more}
                </Button>
              </div>
            )}
          </>
        )
      }
    </QueryState>
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
      facts={[email, text.joined(new Date(createdAt)), seen]}
      status={disabled ? 'disabled' : undefined}
      actions={actionsFor(account, isSelf)}
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
