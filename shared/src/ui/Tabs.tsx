import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Link, useSearchParams } from '@lectern/shared/router';
import { pressBySpace } from './pressBySpace';
import classes from './Tabs.module.css';

/** One tab. */
export type Tab = { id: string; label: ReactNode };

export type TabsProps = {
  /** What the tabs choose between, for screen readers. */ label: string;
  tabs: readonly Tab[];
  selected: string;
  /** Where in the query string the choice is kept. */ param?: string;
  /** A choice leaves nothing else in the query string: it belonged to the tab before. */ alone?: boolean;
};

/** The tab that the query string names, or the first: the only memory that tabs have. */
export function useSelectedTab<Id extends string>(ids: readonly [Id, ...Id[]], param = 'tab'): Id {
  const asked = useSearchParams()[0].get(param);
  return ids.find((id) => id === asked) ?? ids[0];
}

/**
 * Links that choose a part of the screen by the query string: each can be opened, shared and gone back from. Arrow keys
 * move between them, Enter and the space bar choose.
 */
export function Tabs({ label, tabs, selected, param = 'tab', alone = false }: TabsProps) {
  const [query] = useSearchParams();
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (list.current) showSelected(list.current);
  }, [selected]);
  return (
    <div ref={list} role="tablist" aria-label={label} className={classes.list} onKeyDown={moveFocus}>
      {tabs.map(({ id, label: words }) => (
        <Link
          key={id}
          role="tab"
          id={`${param}-${id}`}
          aria-selected={id === selected}
          aria-controls={id === selected ? `${param}-${id}-panel` : undefined}
          tabIndex={id === selected ? 0 : -1}
          to={{ search: withChoice(alone ? '' : query, param, id) }}
          preventScrollReset
          className={classes.tab}
        >
          {words}
        </Link>
      ))}
    </div>
  );
}

/** The part of the screen that belongs to the selected tab. */
export function TabPanel({ id, param = 'tab', children }: { id: string; param?: string; children: ReactNode }) {
  return (
    <div
      role="tabpanel"
      id={`${param}-${id}-panel`}
      aria-labelledby={`${param}-${id}`}
      tabIndex={0}
      className={classes.panel}
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

/** Where the row is wider than the window, scrolls it, and nothing else, until the selected tab is in its middle. */
function showSelected(list: HTMLElement): void {
  const tab = list.querySelector('[aria-selected=true]')?.getBoundingClientRect();
  const row = list.getBoundingClientRect();
  if (tab) list.scrollLeft += (tab.left + tab.right - row.left - row.right) / 2;
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  // With one of these an arrow key is the browser's: it goes back, for one.
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  pressBySpace(event, tabs[at]);
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const step = event.key === forward ? 1 : ['ArrowLeft', 'ArrowRight'].includes(event.key) ? -1 : 0;
  const target =
    event.key === 'Home'
      ? 0
      : event.key === 'End'
        ? tabs.length - 1
        : step === 0
          ? -1
          : (at + step + tabs.length) % tabs.length;
  if (target < 0) return;
  event.preventDefault();
  tabs[target]?.focus();
}
