/**
 * Returns JSON that is safe inside a `<script>` block. Escapes `<`, which could end the block or open a comment, and
 * the line separators U+2028 and U+2029. Source: HTML Living Standard, "Restrictions for contents of script elements".
 */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
