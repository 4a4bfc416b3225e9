import { createHash } from 'node:crypto';
import escapeHtml from 'escape-html';
import type { FastifyInstance } from 'fastify';
import { errorBody } from '../AuthError';
import type { Mail, Mailbox } from '../../mail';
import { isLocalRequest } from '../requestClient';

const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}' +
  'article{border-top:1px solid;padding:1rem ' +
  '0}h2{font-size:1.1rem;margin:0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors ` +
    "'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/**
 * Adds `GET /__/mail`: the mailbox as a page without scripts, for this machine only. Other clients get 404. `?to=`
 * limits the list to one address.
 */
export function addMailPage(app: FastifyInstance, mailbox: Mailbox): void {
  app.get('/__/mail', (request, reply) => {
    // A navigation sends no `Origin`. A script of another page, which could read the codes, does.
    if (!isLocalRequest(request) || request.headers.origin !== undefined)
      return reply.code(404).send(errorBody(404, 'Not found'));
    const { to } = request.query as { to?: unknown };
    return reply
      .headers(HEADERS)
      .send(renderMailPage(mailbox.list(typeof to === 'string' && to !== '' ? to : undefined)));
  });
}

/** Returns the page's HTML. Everything that came from a request is escaped. */
function renderMailPage(mails: Mail[]): string {
  const list =
    mails.length === 0
      ? '<p>No mail yet. Mails that the site would send appear here.</p>'
      : mails.map(renderMail).join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Local mailbox</title><style>${STYLE}</style></head>
<body><main><h1>Local mailbox</h1>
${list}
</main></body></html>
`;
}

function renderMail({ to, subject, text, link, sentAt }: Mail): string {
  const plain = link === null ? text : text.replace(link, '').trimEnd();
  const follow = link === null ? '' : `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`;
  const time = new Date(sentAt).toISOString();
  return (
    `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)}, <time ` +
    `datetime="${time}">${time}</time></p><pre>${escapeHtml(plain)}</pre>${follow}</article>`
  );
}
