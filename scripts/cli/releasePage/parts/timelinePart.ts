import { html, type Html } from '../html';
import type { Site } from '../site/readSite';
import { TIMELINE_LENGTH, type Entry, type SignatureState } from '../site/readTimeline';
import { pageText } from '../text/page.en';
import { timeElement } from './format';

const text = pageText.timeline;

/** Returns the newest revisions: when, who, which command and why, what changed, and who signed them. */
export function timelinePart({ timeline }: Site): Html {
  return html`<p class="hint">${text.older(TIMELINE_LENGTH)}</p>
    <ol class="timeline" role="list">
      ${timeline.map(entryItem)}
    </ol>`;
}

function entryItem(entry: Entry): Html {
  if ('error' in entry)
    return html`<li data-signature="refused">
      <p class="serial">${entry.serial}</p>
      <div><p>${text.unreadable(entry.error)}</p></div>
    </li>`;
  const { serial, updatedAt, change, changes, signature } = entry;
  const { by, command, reason, unverified = [] } = change;
  return html`<li data-signature="${signature.kind}">
    <p class="serial">${serial}</p>
    <div>
      <p class="who">${timeElement(updatedAt)} · ${by}</p>
      <p><code>${command}</code></p>
      ${reason === '-' ? null : html`<p>${text.reason(reason)}</p>`}
      ${
        changes.length === 0
          ? null
          : html`<ul>
              ${changes.map((line) => html`<li>${line}</li>`)}
            </ul>`
      }
      ${unverified.length === 0 ? null : html`<p class="warning">${text.unverified(unverified.join(', '))}</p>`}
      <p class="signature">${signatureText(signature)}</p>
    </div>
  </li>`;
}

function signatureText(signature: SignatureState): string {
  if (signature.kind === 'signed') return text.signed(signature.key);
  return signature.kind === 'unsigned' ? text.unsigned : text.refused(signature.problem);
}
