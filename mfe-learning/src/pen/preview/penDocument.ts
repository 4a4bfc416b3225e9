import type { PenSource } from '../data/penDraft';

/** Returns the pen as one HTML document. Escapes `</script` and `</style` in the code, which would end the element. */
export function penDocument({ html, css, js }: PenSource, title: string): string {
  const script = js.replace(/<\/(script)/gi, '<\\/$1');
  const style = css.replace(/<\/(style)/gi, '<\\/$1');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'))}</title>
<style>
${style}</style>
</head>
<body>
${html}<script>
${script}</script>
</body>
</html>
`;
}
