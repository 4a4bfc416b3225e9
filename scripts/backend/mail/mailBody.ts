import escapeHtml from 'escape-html';
type Body = { subject: string; text: string; link: string | null };

/** Returns the plain text of a mail: its paragraphs, then the link on a line of its own. */
export function plainBody({ text, link }: Body): string {
  return link === null || text.includes(link) ? `${text.trim()}\n` : `${text.trim()}\n\n${link}\n`;
}

/** Returns the same as simple HTML, without styles, images or anything that is loaded. All text is escaped. */
export function htmlBody({ subject, text, link }: Body): string {
  const paragraphs = (link === null ? text : text.replaceAll(link, ''))
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`);
  const follow = link === null ? [] : [`<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`];
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>` +
    `<body dir="auto">${[...paragraphs, ...follow].join('\n')}</body></html>`
  );
}
