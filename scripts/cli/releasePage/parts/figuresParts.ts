import { html, type Html } from '../html';
import type { Site } from '../site/readSite';
import { pageText } from '../text/page.en';
import { countText, millisecondsText, table } from './format';

const { columns, sections } = pageText;

/** Most routes that are listed of one release: those with the most visits. */
const MAX_ROUTES = 8;

/** Returns the table of failures of all releases, by phase and kind. */
export function failuresPart({ status }: Site): Html {
  const rows = status.all.flatMap(({ owner, versions }) =>
    versions.flatMap(({ version, loads }) =>
      loads.failures.map(({ phase, kind, count }) => ({ name: `${owner} ${version}`, phase, kind, count })),
    ),
  );
  if (rows.length === 0) return html`<p>${pageText.failuresNone}</p>`;
  return table(
    sections.failures,
    [
      { title: columns.release },
      { title: columns.phase },
      { title: columns.kind },
      { title: columns.count, isNumber: true },
    ],
    rows.map(({ name, phase, kind, count }) => [name, pageText.phases[phase ?? 'none'], kind, countText(count)]),
  );
}

/** Returns the table of web vitals of the releases that visitors get, by route. */
export function vitalsPart({ status }: Site): Html {
  const rows = status.all.flatMap(({ owner, stable, canary, versions }) =>
    versions
      .filter(({ version }) => version === stable || version === canary?.version)
      .flatMap(({ version, vitals }) =>
        vitals
          .slice(0, MAX_ROUTES)
          .map(({ route, pages, lcp, inp, cls }) => [
            `${owner} ${version}`,
            route,
            countText(pages),
            millisecondsText(lcp),
            millisecondsText(inp),
            cls === null ? '–' : cls.toFixed(3),
          ]),
      ),
  );
  if (rows.length === 0) return html`<p>${pageText.vitalsNone}</p>`;
  const number = (title: string): { title: string; isNumber: true } => ({ title, isNumber: true });
  const numbers = [columns.pages, columns.lcp, columns.inp, columns.cls].map(number);
  return html`<p class="hint">${pageText.vitalsHint}</p>
    ${table(sections.vitals, [{ title: columns.release }, { title: columns.route }, ...numbers], rows)}`;
}
