import { useState } from 'react';
import { Page, PageHeader, Tabs, useSelectedTab } from '@lectern/shared/ui';
import { PenConsole } from '../parts/pen/PenConsole';
import { PenPane } from '../parts/pen/PenPane';
import { PenPreview } from '../parts/pen/PenPreview';
import { PenTools } from '../parts/pen/PenTools';
import styles from '../parts/pen/pen.module.css';
import { usePen } from '../parts/pen/usePen';
import { penWords } from '../text/pen.en';
import { useText } from '../text/useText';

const PANES = ['html', 'css', 'js'] as const;

/** HTML, CSS and JavaScript side by side, run live in a sandbox. On a narrow screen one pane shows at a time. */
export default function CodepenScreen() {
  const text = useText(penWords);
  const pen = usePen();
  const [initial] = useState(pen.source);
  const [tabIndents, setTabIndents] = useState(false);
  const selected = useSelectedTab(PANES, 'pane');
  return (
    <Page width="wide">
      <PageHeader title={text.title} lead={text.lead} />
      <div>
        <PenTools
          source={pen.source} runsByItself={pen.runsByItself} tabIndents={tabIndents} isKept={pen.isKept}
          onRun={() => pen.start(pen.source)} onRunsByItself={pen.setRunsByItself} onTabIndents={setTabIndents} onReplace={pen.replace}
        />
        <div className={styles.tabs}>
          <Tabs label={text.panes} param="pane" selected={selected} tabs={PANES.map((id) => ({ id, label: text[id] }))} />
        </div>
        <div className={styles.panes} id={`pane-${selected}-panel`}>
          {PANES.map((pane) => (
            <PenPane
              key={pane} pane={pane} label={text[pane]} initial={initial[pane]} tabIndents={tabIndents} selected={pane === selected}
              onChange={pen.change} onReady={pen.ready}
            />
          ))}
        </div>
        <div className={styles.outcome}>
          <section className={styles.preview} aria-label={text.previewLabel}>
            <h2 className={styles.label}>{text.previewLabel}</h2>
            <PenPreview run={pen.run} onMessage={pen.hear} />
          </section>
          <PenConsole lines={pen.lines} onClear={pen.clear} onShowLine={pen.showLine} />
        </div>
      </div>
    </Page>
  );
}
