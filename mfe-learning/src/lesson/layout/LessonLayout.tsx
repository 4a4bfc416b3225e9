import { useSyncExternalStore, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from '@lectern/shared/router';
import { TabPanel, Tabs, useSelectedTab } from '@lectern/shared/ui';
import { watchWords } from '../../text/lesson/watch.en';
import { useText } from '../../text/useText';
import styles from './LessonLayout.module.css';

/** What can lie beside a lesson. */
export type PanelId = keyof typeof watchWords.tab;

/** One part of what lies beside a lesson, under its tab. */
export type LessonPanel = { id: PanelId; content: ReactNode };

type Props = { top: ReactNode; stage: ReactNode; moves: ReactNode; outline: ReactNode; panels: readonly LessonPanel[] };

/**
 * A lesson: large, with tabs below it and the outline beside it; in a narrow window the outline is the first of the
 * tabs.
 */
export function LessonLayout({ top, stage, moves, outline, panels }: Props) {
  const text = useText(watchWords);
  const isNarrow = useIsNarrow();
  const shown: readonly LessonPanel[] = isNarrow ? [{ id: 'lessons', content: outline }, ...panels] : panels;
  const selected = useSelectedTab(shown.map(({ id }) => id) as [PanelId, ...PanelId[]]);
  return (
    <div className={styles.screen}>
      {top}
      <div className={styles.layout}>
        <div className={styles.main}>
          {stage}
          {moves}
          {shown.length > 0 && (
            <div className={styles.panel}>
              <Tabs label={text.tabs} tabs={shown.map(({ id }) => ({ id, label: text.tab[id] }))} selected={selected} />
              <TabPanel id={selected}>{shown.find(({ id }) => id === selected)?.content}</TabPanel>
            </div>
          )}
        </div>
        {!isNarrow && (
          <aside className={styles.aside} aria-label={text.outline}>
            {outline}
          </aside>
        )}
      </div>
    </div>
  );
}

/** Opens one of the tabs and moves the focus to what is under it. */
export function useOpenPanel(): (id: PanelId) => void {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return (id) => {
    const next = new URLSearchParams(query);
    next.set('tab', id);
    void navigate({ search: next.toString() }, { replace: true, preventScrollReset: true });
    focusOnceThere(`tab-${id}-panel`);
  };
}

/** How many frames a panel may take to come. */
const FRAMES = 120;

/** Moves the focus to an element that is about to come, unless the person has moved it elsewhere meanwhile. */
function focusOnceThere(id: string): void {
  const from = document.activeElement;
  let frames = FRAMES;
  const look = (): void => {
    if (document.activeElement !== from && document.activeElement !== document.body) return;
    const element = document.getElementById(id);
    if (element) element.focus();
    else if ((frames -= 1) > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const NARROW = '(width < 64rem)';
const watched = (): MediaQueryList | null => (typeof matchMedia === 'function' ? matchMedia(NARROW) : null);

function useIsNarrow(): boolean {
  return useSyncExternalStore(onWidth, () => watched()?.matches ?? false);
}

function onWidth(changed: () => void): () => void {
  const query = watched();
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}
