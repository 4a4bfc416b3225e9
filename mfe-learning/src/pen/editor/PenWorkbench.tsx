import { useState, type ReactNode } from 'react';
import { useText } from '@lectern/shared/text';
import { Tabs, useSelectedTab } from '@lectern/shared/ui';
import { penText } from '../../text/pen/pen.en';
import { PenConsole } from '../console/PenConsole';
import { PANES, type PenSource } from '../data/penDraft';
import * as styles from '../workbench.module.css';
import { PenPreview } from '../preview/PenPreview';
import { PenPane } from './PenPane';
import { useLineLink } from './useLineLink';
import { useResultInView } from './useResultInView';
import type { PenLayout } from './penView';
import type { PenState } from './usePen';

type Props = {
  pen: PenState;
  layout: PenLayout;
  tabIndents: boolean;
  headingLevel?: 2 | 3;
  /** Pages of tests that run now. They take the place of the preview: a frame that hangs could hang another one. */
  underTest?: ReactNode;
};

/** The panes, preview and console of a pen. On a screen too narrow for three panes, tabs select one. */
export function PenWorkbench({ pen, layout, tabIndents, headingLevel = 2, underTest }: Props) {
  const text = useText(penText);
  const selected = useSelectedTab(PANES, 'pane');
  const showLine = useLineLink(selected, pen.showLine);
  const preview = useResultInView(pen.requestedRuns);
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.workbench}>
      <div className={styles.bench} data-layout={layout}>
        <PenPanes pen={pen} tabIndents={tabIndents} selected={selected} heading={Heading} />
        <div className={styles.outcome}>
          <section ref={preview} className={styles.preview} aria-label={text.previewLabel}>
            <Heading className={styles.label}>{text.previewLabel}</Heading>
            {underTest ?? <PenPreview run={pen.run} onMessage={pen.receive} onRun={() => pen.runNow(pen.source)} />}
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

type PanesProps = { pen: PenState; tabIndents: boolean; selected: keyof PenSource; heading: 'h2' | 'h3' };

function PenPanes({ pen, tabIndents, selected, heading }: PanesProps) {
  const text = useText(penText);
  const [initial] = useState(pen.source);
  return (
    <div className={styles.code}>
      <div className={styles.tabs}>
        <Tabs label={text.panes} param="pane" selected={selected} tabs={PANES.map((id) => ({ id, label: text[id] }))} />
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
            heading={heading}
            onChange={pen.change}
            onReady={pen.registerPane}
          />
        ))}
      </div>
    </div>
  );
}
