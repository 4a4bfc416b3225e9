import { noticeText } from '../../output/describeDifference';
import { endedLoads, failuresOf, type Loads } from '../../status/loadFigures';
import { siteNotices } from '../../status/siteNotices';
import type { Status } from '../../status/siteStatus';
import { html, type Html } from '../html';
import type { Site } from '../site/readSite';
import { pageText } from '../text/page.en';
import { countText, millisecondsText, table, timeElement, type Column } from './format';

const { columns, roles } = pageText;

const COLUMNS: readonly Column[] = [
  { title: columns.release },
  { title: columns.role },
  { title: columns.since },
  { title: columns.by },
  { title: columns.share, isNumber: true },
  { title: columns.loads, isNumber: true },
  { title: columns.failed, isNumber: true },
  { title: columns.p50, isNumber: true },
  { title: columns.p95, isNumber: true },
];

/** Returns what needs attention, as a list; nothing when all is well. */
export function attentionPart({ status }: Site): Html | null {
  const { maintenance } = status.latest.registry;
  const notices = [
    ...(maintenance ? [pageText.maintenance(noticeText(maintenance))] : []),
    ...siteNotices(status).map(({ text }) => text),
  ];
  if (notices.length === 0) return null;
  return html`<div class="attention">
    <h2>${pageText.attention}</h2>
    <ul>
      ${notices.map((text) => html`<li>${text}</li>`)}
    </ul>
  </div>`;
}

/** Returns the releases that visitors get, with their share of the visitors, and what they reported. */
export function livePart({ status }: Site): Html {
  return html`<p class="hint">${pageText.thirtyDays}</p>
    ${table(pageText.sections.live, COLUMNS, status.all.flatMap(rowsOf))}`;
}

function rowsOf(status: Status): (Html | string)[][] {
  const { owner, stable, fallback, canary, versions } = status;
  const row = (version: string, role: keyof typeof roles, cells: (Html | string)[]): (Html | string)[] => [
    html`${owner} <span class="version">${version}</span>`,
    html`<span class="tag" data-role="${role}">${roles[role]}</span>`,
    ...cells,
    ...figuresOf(versions.find((one) => one.version === version)?.loads),
  ];
  const share = (percent: number): string => `${String(percent)} %`;
  return [
    row(stable, 'live', [timeElement(status.since) ?? '', status.by, share(100 - (canary?.percent ?? 0))]),
    ...(canary ? [row(canary.version, 'canary', [timeElement(canary.since) ?? '', '', share(canary.percent)])] : []),
    ...versions
      .filter(({ version }) => version !== stable && version !== canary?.version)
      .filter(({ version, loads }) => version === fallback || endedLoads(loads) > 0)
      .map(({ version }) => row(version, version === fallback ? 'fallback' : 'earlier', ['', '', ''])),
  ];
}

function figuresOf(loads: Loads | undefined): string[] {
  if (!loads || endedLoads(loads) === 0) return ['0', '–', '–', '–'];
  const [ended, failed] = [endedLoads(loads), failuresOf(loads)];
  const rate = failed === 0 ? '' : ` (${((failed / ended) * 100).toFixed(1)} %)`;
  return [countText(ended), `${countText(failed)}${rate}`, millisecondsText(loads.p50), millisecondsText(loads.p95)];
}
