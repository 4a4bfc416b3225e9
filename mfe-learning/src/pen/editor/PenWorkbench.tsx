import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from '@lectern/shared/router';
import { Tabs, useSelectedTab } from '@lectern/shared/ui';
import { PANES } from '../data/penDraft';
import { penWords } from '../../text/pen/pen.en';
import { useText } from '../../text/useText';
import type { PenLayout } from './penView';
import { PenConsole, type PenLine } from '../console/PenConsole';
import { PenPane } from './PenPane';
import { PenPreview } from '../preview/PenPreview';
import styles from '../pen.module.css';
import type { PenWork } from './usePen';

/** The panes, the preview and the console of a pen. Where there is no room for three panes, tabs choose one. */
export function PenWorkbench({
  pen,
  layout,
  tabIndents,
  headingLevel = 2,
}: {
  pen: PenWork;
  layout: PenLayout;
  tabIndents: boolean;
  headingLevel?: 2 | 3;
}) {
  const text = useText(penWords);
  const [initial] = useState(pen.source);
  const selected = useSelectedTab(PANES, 'pane');
  const showLine = useShownLine(selected, pen.showLine);
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.workbench}>
      <div className={styles.bench} data-layout={layout}>
        <div className={styles.code}>
          <div className={styles.tabs}>
            <Tabs
              label={text.panes}
              param="pane"
              selected={selected}
              tabs={PANES.map((id) => ({ id, label: text[id] }))}
            />
          </div>
          <div className={styles.panes} id={`pane-${selected}-panel`}>
            {PANES.map((pane) => (
              <PenPane
                key={pane}
                pane={pane}
                label={text[pane]}
                initial={initial[pane]}
                length={pen.source[pane].length}
                tabIndents={tabIndents}
                selected={pane === selected}
                heading={Heading}
                onChange={pen.change}
                onReady={pen.ready}
              />
            ))}
          </div>
        </div>
        <div className={styles.outcome}>
          <section className={styles.preview} aria-label={text.previewLabel}>
            <Heading className={styles.label}>{text.previewLabel}</Heading>
            <PenPreview run={pen.run} onMessage={pen.hear} onRun={() => pen.start(pen.source)} />
          </section>
          <PenConsole
            lines={pen.lines}
            heading={Heading}
            onClear={pen.clear}
            onShowLine={layout === 'result' ? undefined : showLine}
          />
        </div>
      </div>
    </div>
  );
}

/** Shows a line of a pane, once that pane is the one that its tab chooses. */
function useShownLine(selected: string, show: (place: PenLine) => void): (place: PenLine) => void {
  const [query, setQuery] = useSearchParams();
  const awaited = useRef<PenLine | null>(null);
  useEffect(() => {
    if (awaited.current?.pane === selected) show(awaited.current);
    awaited.current = null;
  }, [selected, show]);
  return (place) => {
    if (place.pane === selected) {
      show(place);
      return;
    }
    awaited.current = place;
    const next = new URLSearchParams(query);
    next.set('pane', place.pane);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
}
