import { html, type Html } from '../html';
import type { Site } from '../site/readSite';
import { pageText } from '../text/page.en';
import { canariesPart } from './canariesPart';
import { failuresPart, vitalsPart } from './figuresParts';
import { timeText } from './format';
import { attentionPart, livePart } from './livePart';
import { timelinePart } from './timelinePart';
import { waysPart } from './waysPart';

/** Options of the page: its home folder, and whether it may change what is live. */
export type PageOptions = { home: string; allowChanges: boolean };

const SECTIONS = Object.keys(pageText.sections) as (keyof typeof pageText.sections)[];

/** Returns the parts of the page that change with the site, by the id of their element. */
export function partsOf(site: Site, { allowChanges }: PageOptions): Record<string, Html> {
  const { serial, registry } = site.status.latest;
  const summary = pageText.live(serial, timeText(registry.updatedAt), registry.change.by);
  return {
    summary: html`${summary}`,
    attention: html`${attentionPart(site)}`,
    live: livePart(site),
    canaries: canariesPart(site, allowChanges),
    failures: failuresPart(site),
    vitals: vitalsPart(site),
    ways: waysPart(site, allowChanges),
    timeline: timelinePart(site),
  };
}

/** Returns the whole page. It works without its script, which updates it and asks for confirmations. */
export function renderReleasePage(site: Site, options: PageOptions): string {
  const parts = partsOf(site, options);
  const part = (id: string): Html | null => parts[id] ?? null;
  const section = (id: keyof typeof pageText.sections): Html =>
    html`<section aria-labelledby="heading-${id}">
      <h2 id="heading-${id}">${pageText.sections[id]}</h2>
      <div id="${id}">${part(id)}</div>
    </section>`;
  const { markup } = html`<!doctype html>
    <html lang="en">
      ${head()}
      <body>
        <a class="skip" href="#heading-live">${pageText.skip}</a>
        ${header(part('summary'), options)}
        <main>
          <div id="attention">${part('attention')}</div>
          ${SECTIONS.map(section)}
        </main>
        ${options.allowChanges ? dialog() : null}
      </body>
    </html> `;
  return markup;
}

function head(): Html {
  return html`<head>
    <meta charset="utf-8" />
    <title>${pageText.title} – Lectern</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/tokens.css" />
    <link rel="stylesheet" href="/page.css" />
    <link rel="stylesheet" href="/dialog.css" />
    <script type="module" src="/main.js"></script>
  </head>`;
}

function header(summary: Html | null, { home, allowChanges }: PageOptions): Html {
  return html`<header>
    <div>
      <h1>${pageText.title}</h1>
      <p id="summary">${summary}</p>
      <p class="home">${pageText.home(home)}</p>
    </div>
    <div class="mode">
      <p class="tag">${allowChanges ? pageText.changes : pageText.readOnly}</p>
      ${allowChanges ? null : html`<p class="home">${pageText.readOnlyHint}</p>`}
      <p id="connection" role="status" data-connected="${pageText.updating}" data-lost="${pageText.lost}">
        ${pageText.updating}
      </p>
    </div>
  </header>`;
}

function dialog(): Html {
  const text = pageText.dialog;
  return html`<p id="done" role="status"></p>
    <dialog
      id="confirm"
      aria-labelledby="confirm-title"
      data-checking="${text.checking}"
      data-failed="${text.failed}"
      data-no-reason="${text.noReason}"
    >
      <form method="dialog" id="confirm-form" novalidate>
        <h2 id="confirm-title"></h2>
        <h3>${text.plan}</h3>
        <pre id="plan" tabindex="0" aria-busy="true"></pre>
        <label for="reason">${text.reason}</label>
        <p class="hint" id="reason-hint">${text.reasonHint}</p>
        <textarea id="reason" rows="3" maxlength="300" required aria-describedby="reason-hint problem"></textarea>
        <p id="problem" role="alert"></p>
        <p class="actions">
          <button type="button" class="button quiet" id="cancel">${text.cancel}</button>
          <button type="submit" class="button danger" id="confirm-button"></button>
        </p>
      </form>
    </dialog>`;
}
