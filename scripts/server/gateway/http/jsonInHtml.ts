/**
 * Returns JSON that is safe inside a `<script>` block. Escapes `<`, which could end the block or open a comment, and
 * the line separators U+2028 and U+2029. Source: HTML Living Standard, "Restrictions for contents of script elements".
 */
export function jsonInHtml(value: unknown): string {
  return escapeJson(JSON.stringify(value));
}

/** Returns text that is JSON already as `jsonInHtml` returns its value. */
export function escapeJson(json: string): string {
  return json.replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
