import type { Database } from '../../persistence';
import type { AccountSearch } from '../contract';

/** Finds the uids of accounts, newest first, and where the next page begins: null at the end. */
export type FindAccounts = (wanted: AccountSearch) => { uids: string[]; next: number | null };

const PAGE = 50;
const MAX_PAGE = 1000;

/** Creates the search over the accounts in the database: one pass over the table, which stops when the page is full. */
export function createAccountSearch(db: Database): FindAccounts {
  return ({ text = '', role, disabled, before = null, limit = PAGE }) => {
    const conditions = ['number < ?'];
    const cells: (string | number)[] = [before ?? Number.MAX_SAFE_INTEGER];
    if (text !== '') {
      conditions.push("(email LIKE ? ESCAPE '\\' OR display_name LIKE ? ESCAPE '\\' OR uid = ?)");
      const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
      cells.push(pattern, pattern, text);
    }
    if (role !== undefined) {
      conditions.push("json_extract(claims, '$.' || ?) = 1");
      cells.push(JSON.stringify(role));
    }
    if (disabled !== undefined) {
      conditions.push('disabled = ?');
      cells.push(Number(disabled));
    }
    const page = Math.min(Math.max(limit, 1), MAX_PAGE);
    const sql = `SELECT uid, number FROM auth_accounts WHERE ${conditions.join(' AND ')} ORDER BY number DESC LIMIT ?`;
    const rows = db.prepare(sql).all([...cells, page + 1]) as { uid: string; number: number }[];
    const shown = rows.slice(0, page);
    return { uids: shown.map(({ uid }) => uid), next: rows.length > page ? (shown.at(-1)?.number ?? null) : null };
  };
}
