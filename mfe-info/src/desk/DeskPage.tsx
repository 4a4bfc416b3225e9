import { useEffect, useRef } from 'react';
import type { SessionUser } from '@lectern/shared/host';
import { useTitle } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { Link, useSearchParams } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { classNames, Page, PageHeader, VisuallyHidden } from '@lectern/shared/ui';
import * as rowStyles from '../parts/page/cutRow.module.css';
import { showSelected } from '../parts/page/showSelected';
import { deskText } from '../text/desk.en';
import { queueCounts } from './data/deskQueries';
import type { QueueId } from './data/queues';
import { Accounts } from './parts/Accounts';
import { DecisionProvider } from './parts/DecisionProvider';
import { Health } from './parts/Health';
import { Queue } from './parts/Queue';
import * as styles from './Desk.module.css';

const PARTS = [
  'applications',
  'reviews',
  'courses',
  'messages',
  'leads',
  'reports',
  'refunds',
  'orders',
  'payments',
  'accounts',
  'audit',
  'health',
] as const;

type Part = (typeof PARTS)[number];

/** The desk of the site: a menu of queues with counts, and the selected one. For administrators. */
export function DeskPage({ user }: { user: SessionUser }) {
  const text = useText(deskText);
  const [query] = useSearchParams();
  const selected: Part = PARTS.find((part) => part === query.get('queue')) ?? 'applications';
  useTitle(`${text.queues[selected]} · ${text.title}`);
  return (
    <Page>
      <PageHeader title={text.title} lead={text.lead} />
      <div className={styles.layout}>
        <Menu selected={selected} />
        <DecisionProvider user={user}>
          <section className={styles.content} aria-labelledby="desk-queue">
            <h2 id="desk-queue" tabIndex={-1}>
              {text.queues[selected]}
            </h2>
            <Content key={selected} part={selected} user={user} />
          </section>
        </DecisionProvider>
      </div>
    </Page>
  );
}

function Content({ part, user }: { part: Part; user: SessionUser }) {
  if (part === 'accounts') return <Accounts user={user} />;
  if (part === 'health') return <Health />;
  return <Queue id={part} />;
}

function Menu({ selected }: { selected: Part }) {
  const text = useText(deskText);
  const { data } = useQuery(queueCounts);
  const counts: Partial<Record<Part | QueueId, number>> = data ?? {};
  const menu = useRef<HTMLElement>(null);
  // The counts make entries wider, which would push the selected one out of sight.
  useEffect(() => showSelected(menu.current), [selected, data]);
  return (
    <nav ref={menu} className={classNames(rowStyles.row, styles.menu)} aria-label={text.menu}>
      {PARTS.map((part) => {
        const count = counts[part] ?? 0;
        return (
          <Link
            key={part}
            to={{ search: new URLSearchParams({ desk: 'site', queue: part }).toString() }}
            aria-current={part === selected ? 'page' : undefined}
            className={styles.entry}
            preventScrollReset
          >
            <span>{text.queues[part]}</span>
            {count > 0 && (
              <span className={styles.count}>
                <span aria-hidden="true">{text.count(count)}</span>
                <VisuallyHidden>{text.waiting(count)}</VisuallyHidden>
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
