/**
 * JSON that can stand in a `<script>` block: no `<` can end the block or open a comment in it, and the two line
 * separators that are no line ends in JSON are escaped. Source: HTML Living Standard, "Restrictions for contents of
 * script elements".
 */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Text as it can stand in HTML and XML text, and in quoted attributes. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
