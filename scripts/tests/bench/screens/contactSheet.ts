import escapeHtml from 'escape-html';

/** A picture of a state; `problem` says why there is none. */
export type Shot = { name: string; look: string; width: number; file: string; problem?: string };

/** Returns an HTML page with all pictures: a row for each state and look, a column for each width. */
export function contactSheet(shots: readonly Shot[], widths: readonly number[]): string {
  const titleOf = ({ name, look }: Shot): string => `${name} · ${look}`;
  const titles = [...new Set(shots.map(titleOf))];
  const body = titles.map((title) => {
    const row = shots.filter((shot) => titleOf(shot) === title);
    const cells = widths.map((width) => cell(row.find((shot) => shot.width === width))).join('');
    return `<tr><th scope="row">${escapeHtml(title)}</th>${cells}</tr>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens of Lectern</title>
<style>
  body { font: 15px/1.4 system-ui, sans-serif; margin: 1rem; background: #777; color: #fff }
  td, th { vertical-align: top; padding: 0.5rem; text-align: start }
  th { position: sticky; inset-block-start: 0 }
  img { display: block; inline-size: 18rem; max-block-size: 40rem; object-fit: cover; object-position: top }
</style>
<h1>Screens of Lectern</h1>
<table>
<tr><td></td>${widths.map((width) => `<th scope="col">${width} px</th>`).join('')}</tr>
${body.join('\n')}
</table>
</html>
`;
}

function cell(shot: Shot | undefined): string {
  if (!shot) return '<td></td>';
  if (shot.problem !== undefined) return `<td>${escapeHtml(shot.problem)}</td>`;
  const file = encodeURI(shot.file);
  const label = escapeHtml(`${shot.name}, ${shot.look}, ${String(shot.width)} px`);
  return `<td><a href="${file}"><img loading="lazy" src="${file}" alt="${label}"></a></td>`;
}
