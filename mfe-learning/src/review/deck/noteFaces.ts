/** The two sides of a note: what is asked, null without a question, and what is to be recalled. */
export type NoteFaces = { prompt: string | null; text: string };

/**
 * Divides a note into question and answer. The first `::` divides them, in one line or over several; a `::` inside a
 * word, as in `std::vector`, does not.
 */
export function noteFaces(note: string): NoteFaces {
  const [, prompt = '', text = ''] = /^([^]*?)(?:\s::|::\s)([^]*)$/.exec(note) ?? [];
  return prompt.trim() && text.trim() ? { prompt: prompt.trim(), text: text.trim() } : { prompt: null, text: note };
}
