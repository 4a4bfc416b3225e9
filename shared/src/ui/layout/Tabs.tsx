import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Link, useSearchParams } from '@lectern/shared/router';
import { clickOnSpace } from '../clickOnSpace';
import * as styles from './Tabs.module.css';

/** One tab. */
export type Tab = { id: string; label: ReactNode };

export type TabsProps = {
  /** Accessible name of the tab list. */ label: string;
  tabs: readonly Tab[];
  selected: string;
  /** Query parameter that holds the selection. */ param?: string;
  /** Drops the other query parameters, which belong to the previous tab. */ clearsQuery?: boolean;
};

/** Returns the tab that the query string names, or the first one. */
export function useSelectedTab<Id extends string>(ids: readonly [Id, ...Id[]], param = 'tab'): Id {
  const asked = useSearchParams()[0].get(param);
  return ids.find((id) => id === asked) ?? ids[0];
}

/**
 * Tabs as links that set a query parameter: each can be opened, shared and undone with Back. Arrow keys move the focus,
 * Enter and the space bar select.
 */
export function Tabs({ label, tabs, selected, param = 'tab', clearsQuery = false }: TabsProps) {
  const [query] = useSearchParams();
  const list = useRef<HTMLDivElement>(null);
  // A row starts with its first tab in view: on most pages nothing has to be measured during hydration.
  const inView = useRef(tabs[0]?.id);
  useLayoutEffect(() => {
    if (list.current && inView.current !== selected) showSelected(list.current);
    inView.current = selected;
  }, [selected]);
  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={moveFocus}>
      {tabs.map(({ id, label: words }) => (
        <Link
          key={id}
          role="tab"
          id={`${param}-${id}`}
          aria-selected={id === selected}
          aria-controls={id === selected ? `${param}-${id}-panel` : undefined}
          tabIndex={id === selected ? 0 : -1}
          to={{ search: withChoice(clearsQuery ? '' : query, param, id) }}
          preventScrollReset
          className={styles.tab}
        >
          {words}
        </Link>
      ))}
    </div>
  );
}

/** Content of the selected tab. */
export function TabPanel({ id, param = 'tab', children }: { id: string; param?: string; children: ReactNode }) {
  return (
    <div
      role="tabpanel"
      id={`${param}-${id}-panel`}
      aria-labelledby={`${param}-${id}`}
      tabIndex={0}
      className={styles.panel}
    >
      {children}
    </div>
  );
}

function withChoice(query: URLSearchParams | string, param: string, id: string): string {
  const next = new URLSearchParams(query);
  next.set(param, id);
  return next.toString();
}

/** Centres the selected tab in a row that is wider than the window. Scrolls only the row. */
function showSelected(list: HTMLElement): void {
  const tab = list.querySelector('[aria-selected=true]')?.getBoundingClientRect();
  const row = list.getBoundingClientRect();
  if (tab) list.scrollLeft += (tab.left + tab.right - row.left - row.right) / 2;
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  // Shortcuts of the browser keep working, such as Alt and an arrow key for Back.
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  clickOnSpace(event, tabs[at]);
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const step = event.key === forward ? 1 : ['ArrowLeft', 'ArrowRight'].includes(event.key) ? -1 : 0;
  const stepped = step === 0 ? undefined : tabs[(at + step + tabs.length) % tabs.length];
  const target = event.key === 'Home' ? tabs[0] : event.key === 'End' ? tabs.at(-1) : stepped;
  if (!target) return;
  event.preventDefault();
  target.focus();
}
