import escapeHtml from 'escape-html';

/** Markup that is safe to send: made by `html` alone. */
export type Html = { readonly markup: string };

type Value = Html | string | number | null | readonly Value[];

/**
 * Tag of template literals: returns their markup with every text in it escaped. Lists are joined, and null is left out.
 */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { markup: strings.reduce((markup, text, index) => `${markup}${markupOf(values[index - 1] ?? null)}${text}`) };
}

function markupOf(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return 'markup' in value ? value.markup : value.map(markupOf).join('');
}
