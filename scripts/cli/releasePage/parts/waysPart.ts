import { nameOf, type WayBack } from '../../../release';
import { html, type Html } from '../html';
import type { Site } from '../site/readSite';
import { pageText } from '../text/page.en';
import { table, type Column } from './format';

const { columns, ways: text } = pageText;

/**
 * Returns the releases that each owner can go back to; with `allowChanges`, each with a button that the page's script
 * enables.
 */
export function waysPart({ waysBack }: Site, allowChanges: boolean): Html {
  const headers: Column[] = [{ title: columns.release }, { title: columns.state }];
  if (allowChanges) headers.push({ title: columns.action });
  const rows = waysBack.flatMap(({ owner, ways }) =>
    ways.length > 0 ? ways.map((way) => rowOf(way, allowChanges)) : [[owner, text.none, ...(allowChanges ? [''] : [])]],
  );
  return html`<p class="hint">${text.hint}</p>
    ${table(pageText.sections.ways, headers, rows)}`;
}

function rowOf({ release, refusals }: WayBack, allowChanges: boolean): (Html | string)[] {
  const name = nameOf(release);
  const label = html`${release.remote} <span class="version">${release.version}</span>`;
  if (refusals.length > 0) {
    const reasons = refusals.map(({ why, fix }) => html`<li>${why} ${fix}</li>`);
    return [
      label,
      html`<ul class="refusals">
        ${reasons}
      </ul>`,
      ...(allowChanges ? [''] : []),
    ];
  }
  const button = html`<button
    type="button"
    class="button small"
    id="back-${release.remote}-${release.version}"
    data-action="rollback"
    data-owner="${release.remote}"
    data-version="${release.version}"
    data-title="${pageText.dialog.rollback(release.remote, release.version)}"
    data-confirm="${pageText.dialog.confirmRollback}"
    aria-label="${text.rollBackTo(name)}"
    disabled
  >
    ${text.rollBack}
  </button>`;
  return [label, text.possible, ...(allowChanges ? [button] : [])];
}
