import { createHash } from 'node:crypto';
import escapeHtml from 'escape-html';
import { formatAmount } from '../text/payments.en';
import { testPageText as text } from '../text/testPage.en';
import { AFTER_OUTCOMES, effectOf, PAY_OUTCOMES, type Outcome, type TestPayment } from './testPayment';

/** The site's colours and type, without its style sheet: the page has no other file. */
const STYLE = `
:root{color-scheme:light dark;--text:light-dark(#122b2c,#e9f2ef);--muted:light-dark(#4a6061,#a5bfbb);
--ground:light-dark(#faf8f4,#071b1c);--surface:light-dark(#fff,#0d2628);--line:light-dark(#e2ded4,#1f4143);
--primary:light-dark(#0b3b3c,#86d8cb);--on-primary:light-dark(#fff,#05211f);--focus:light-dark(#0b6362,#f5b057);
--warn:light-dark(#fcf0d6,#372a10);--warn-text:light-dark(#7a4d00,#f5c36f);
--danger:light-dark(#fdebe8,#3b1a17);--danger-text:light-dark(#a3221b,#ffab9f)}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--text);font:1rem/1.5 system-ui,sans-serif}
main{max-inline-size:44rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{font-size:1.75rem;line-height:1.2;margin:1.5rem 0 .5rem}
h2{font-size:1.125rem;margin:2rem 0 .75rem}p{margin:.5rem 0}
.note{padding:.75rem 1rem;border-radius:.75rem;font-weight:600;background:var(--warn);color:var(--warn-text)}
.error{background:var(--danger);color:var(--danger-text)}.card{background:var(--surface);border:1px solid var(--line);
border-radius:1rem;padding:1rem 1.25rem;margin-block:1rem}
dl{display:grid;grid-template-columns:1fr auto;gap:.5rem 1rem;margin:0}
dt{overflow-wrap:anywhere}dd{margin:0;text-align:end;font-variant-numeric:tabular-nums}.total{font-weight:700}
.muted{color:var(--muted)}ul{list-style:none;padding:0;margin:0;display:grid;gap:.75rem;
grid-template-columns:repeat(auto-fill,minmax(min(100%,19rem),1fr))}
p+ul,ul+p,form+p{margin-block-start:1.25rem}
li{display:flex;flex-direction:column;gap:.25rem}li p{font-size:.875rem;margin:0}
button{font:inherit;font-weight:600;min-block-size:2.75rem;padding:.5rem 1rem;border-radius:.75rem;cursor:pointer;
border:1px solid var(--primary);background:transparent;color:var(--primary);text-align:start}
button:hover{text-decoration:underline}.main{background:var(--primary);color:var(--on-primary)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}a{color:var(--primary)}
label{display:block;margin-block-end:.25rem}
input{font:inherit;inline-size:6rem;min-block-size:2.75rem;padding:.25rem .75rem;
border:1px solid var(--muted);border-radius:.75rem;background:var(--surface);color:inherit}`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Headers of the page: no script, no foreign content, no frame, nothing cached. */
export const TEST_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; frame-ancestors 'none'; ` +
    "base-uri 'none'",
  'cache-control': 'no-store',
  // The address, which is all that a payment needs, goes to no other site; the form still names its origin.
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
};

/** Message above the page, after an outcome that does not lead back to the site. */
export type TestPageNotice = 'declined' | 'refused' | null;

/** Returns the HTML of the test payment page. It needs no script. */
export function renderTestPage(sessionId: string, payment: TestPayment, notice: TestPageNotice): string {
  const { lines, amount, currency, state, refunded, dispute } = payment;
  const money = (value: number): string => escapeHtml(formatAmount(value, currency));
  const rows = lines.map((line) => `<dt>${escapeHtml(line.title)}</dt><dd>${money(line.amount)}</dd>`).join('');
  const states = [
    text.states[state],
    ...(refunded > 0 ? [text.refunded(formatAmount(refunded, currency))] : []),
    ...(dispute ? [text.disputes[dispute]] : []),
  ];
  return page(`
<h1>${text.title}</h1>
${notice ? `<p class="note error" role="alert">${text[notice]}</p>` : ''}
<p>${text.lead}</p>
<div class="card"><dl>${rows}<dt class="total">${text.total}</dt><dd class="total">${money(amount)}</dd></dl></div>
<p class="muted">${text.state}: <strong>${escapeHtml(states.join(', '))}</strong></p>
${formsOf(sessionId, payment)}
<p><a href="${escapeHtml(state === 'open' ? payment.cancelUrl : payment.successUrl)}">${text.back}</a></p>`);
}

/** Returns the page of a session that does not exist. */
export const renderMissingPage = (): string => page(`<h1>${text.title}</h1><p>${text.missing}</p>`);

function formsOf(sessionId: string, payment: TestPayment): string {
  const possible = (outcomes: readonly Outcome[]): Outcome[] =>
    outcomes.filter((outcome) => effectOf(payment, outcome, 0) !== null);
  const [pay, after] = [possible(PAY_OUTCOMES), possible(AFTER_OUTCOMES)];
  if (pay.length + after.length === 0) return `<p>${text.over}</p>`;
  const delay = `<p><label for="delay">${text.delay}</label>
<input id="delay" name="delay" type="number" min="1" max="600" value="5" inputmode="numeric"></p>`;
  return `<form method="post" action="${escapeHtml(sessionId)}">
${pay.length === 0 ? '' : `<h2>${text.pay}</h2>${delay}<ul>${pay.map(button).join('')}</ul>`}
${after.length === 0 ? '' : `<h2>${text.afterwards}</h2><ul>${after.map(button).join('')}</ul>`}
</form>`;
}

function button(outcome: Outcome): string {
  const [label, meaning] = text.outcomes[outcome].map(escapeHtml);
  const style = outcome === 'succeeds' ? ' class="main"' : '';
  return `<li><button name="outcome" value="${outcome}"${style} aria-describedby="about-${outcome}">${label}</button>
<p class="muted" id="about-${outcome}">${meaning}</p></li>`;
}

const page = (content: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text.title} · Lectern</title><style>${STYLE}</style></head>
<body><main><p class="note">${text.banner}</p>${content}</main></body></html>
`;
