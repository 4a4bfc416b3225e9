import { useSyncExternalStore, type ReactNode } from 'react';
import { useText, type TextOf } from '@lectern/shared/text';
import { Skeleton, TabPanel, Tabs, useSelectedTab } from '@lectern/shared/ui';
import { watchText } from '../../text/lesson/watch.en';
import * as styles from './LessonLayout.module.css';

/** The panels that a lesson can have, as the query string names them (`?tab=`). */
export type PanelId = keyof TextOf<typeof watchText>['tab'];

/** A panel beside a lesson, shown in its tab. */
export type LessonPanel = { id: PanelId; content: ReactNode };

type Props = {
  header: ReactNode;
  /** The player or the text. */
  stage: ReactNode;
  navigation: ReactNode;
  outline: ReactNode;
  panels: readonly LessonPanel[];
};

/** Lays out a lesson, with its tabs below and the outline beside it. In a narrow window the outline is a tab too. */
export function LessonLayout({ header, stage, navigation, outline, panels }: Props) {
  const text = useText(watchText);
  const isNarrow = useIsNarrow();
  return (
    <div className={styles.screen}>
      {header}
      <div className={styles.layout}>
        <div className={styles.main}>
          {stage}
          {navigation}
          {isNarrow === null ? (
            <div className={styles.panelPlaceholder} aria-busy="true">
              <Skeleton height="24rem" />
            </div>
          ) : (
            <Panels panels={isNarrow ? [{ id: 'lessons', content: outline }, ...panels] : panels} />
          )}
        </div>
        {!isNarrow && (
          <aside className={styles.aside} data-undecided={isNarrow === null || undefined} aria-label={text.outline}>
            {outline}
          </aside>
        )}
      </div>
    </div>
  );
}

function Panels({ panels }: Pick<Props, 'panels'>) {
  const text = useText(watchText);
  const selected = useSelectedTab(panels.map(({ id }) => id) as [PanelId, ...PanelId[]]);
  if (panels.length === 0) return null;
  return (
    <div className={styles.panel}>
      <Tabs label={text.tabs} tabs={panels.map(({ id }) => ({ id, label: text.tab[id] }))} selected={selected} />
      <TabPanel id={selected}>{panels.find(({ id }) => id === selected)?.content}</TabPanel>
    </div>
  );
}

const NARROW = '(width < 64rem)';
const narrowQuery = (): MediaQueryList | null => (typeof matchMedia === 'function' ? matchMedia(NARROW) : null);

/** Returns true in a narrow window; null during hydration, since the rendered markup serves both. */
const useIsNarrow = (): boolean | null =>
  useSyncExternalStore<boolean | null>(
    onWidthChange,
    () => narrowQuery()?.matches ?? false,
    () => null,
  );

function onWidthChange(listener: () => void): () => void {
  const query = narrowQuery();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}
