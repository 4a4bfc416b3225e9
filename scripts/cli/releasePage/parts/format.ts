import { html, type Html } from '../html';

/** Returns a whole number with separators, such as `12,345`. */
export const countText = (value: number): string => value.toLocaleString('en');

/** Returns a number of milliseconds with its unit; a dash when it is unknown. */
export const millisecondsText = (value: number | null): string => (value === null ? '–' : `${countText(value)} ms`);

/** Returns an ISO time to the minute, in UTC: every operator reads the same. */
export const timeText = (time: string): string => `${time.slice(0, 16).replace('T', ' ')} UTC`;

/** Returns a time as an element that programs can read; nothing for an unknown one. */
export const timeElement = (time: string | null): Html | null =>
  time === null ? null : html`<time datetime="${time}">${timeText(time)}</time>`;

/** A column of a table. Numbers are aligned at their end. */
export type Column = { title: string; isNumber?: boolean };

/**
 * Returns a table that scrolls by itself on a narrow screen; `name` describes it for screen readers. The first cell of
 * a row is its header.
 */
export function table(name: string, columns: readonly Column[], rows: readonly (readonly (Html | string)[])[]): Html {
  const kind = (index: number): Html | null => (columns[index]?.isNumber ? html` class="number"` : null);
  const cell = (content: Html | string, index: number): Html =>
    index === 0 ? html`<th scope="row">${content}</th>` : html`<td${kind(index)}>${content}</td>`;
  return html`<div class="scroll" role="region" aria-label="${name}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${columns.map(({ title }, index) => html`<th scope="col" ${kind(index)}>${title}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map(cell)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
