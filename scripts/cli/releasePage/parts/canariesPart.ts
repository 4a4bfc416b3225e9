import { formatEvidence } from '../../../server/loadCounts';
import { html, type Html } from '../html';
import type { CanaryStep } from '../site/readCanarySteps';
import type { Site } from '../site/readSite';
import { pageText } from '../text/page.en';
import { evidenceChart } from './evidenceChart';
import { countText, timeText } from './format';

const text = pageText.canary;

/** Returns the running canaries and those that ended recently, with their curves; `allowChanges` adds a button. */
export function canariesPart({ canaries }: Site, allowChanges: boolean): Html {
  const isIdle = canaries.every(({ end }) => end !== null);
  return html`${isIdle ? html`<p>${text.none}</p>` : null}
    <div class="canaries">${canaries.map((step) => canaryCard(step, allowChanges))}</div>`;
}

function canaryCard(step: CanaryStep, allowChanges: boolean): Html {
  const { owner, canary, stable, end, figures, curve } = step;
  const { release, percent, auto } = canary;
  const name = text.title(owner, release.version);
  const kinds = Object.entries(figures.reasons).map(([kind, number]) => `${countText(number)} ${kind}`);
  const visits = (side: { failed: number; started: number }, version: string): Html =>
    html`<li>${text.visits(countText(side.failed), countText(side.started), version)}</li>`;
  return html`<article class="card" data-state="${end ? 'ended' : 'running'}">
    <h3>${name}</h3>
    <p class="hint">${end ? text.ended(percent, timeText(end.at)) : text.running(percent)}</p>
    ${end && end.reason !== '-' ? html`<p>${end.reason}</p>` : null}
    ${curve.length === 0 ? html`<p>${text.noVisits}</p>` : evidenceChart(name, curve)}
    <ul>
      ${visits(figures.canary, release.version)}${visits(figures.stable, stable.version)}
      ${kinds.length > 0 ? html`<li>${text.kinds(kinds.join(', '))}</li>` : null}
      <li>${text.evidence(formatEvidence(figures.evidence))}</li>
      ${auto && !end ? html`<li>${text.auto(countText(auto.visits), auto.minutes)}</li>` : null}
    </ul>
    ${figures.isShareBroken ? html`<p class="warning">${text.broken}</p>` : null}
    ${figures.isOneClient ? html`<p class="warning">${text.oneClient}</p>` : null}
    ${allowChanges && !end ? endButton(owner, name) : null}
  </article>`;
}

function endButton(owner: string, name: string): Html {
  return html`<p>
    <button
      type="button"
      class="button small"
      id="end-${owner}"
      data-action="end-canary"
      data-owner="${owner}"
      data-title="${pageText.dialog.canary(owner)}"
      data-confirm="${pageText.dialog.confirmCanary}"
      aria-label="${text.endOf(name)}"
      disabled
    >
      ${text.end}
    </button>
  </p>`;
}
