import { ABORT_EVIDENCE } from '../../../release';
import { type CurvePoint, formatEvidence } from '../../../server/loadCounts';
import { html, type Html } from '../html';
import { pageText } from '../text/page.en';
import { countText } from './format';

const text = pageText.canary;

/** Powers of ten: the chart shows at least up to the first, and all evidence beyond the other two at its rims. */
const [SHOWN, LOWEST, HIGHEST] = [4, -2, 9];

/**
 * Returns the evidence over the counted visits as a chart with a logarithmic scale: a step line, and the line at which
 * the canary is aborted. The accessible name says the same. Positions are percentages, so the text keeps its size.
 */
export function evidenceChart(name: string, curve: readonly CurvePoint[]): Html {
  const logs = curve.map(({ evidence }) => Math.max(LOWEST, Math.min(HIGHEST, Math.log10(evidence))));
  const bottom = LOWEST;
  const top = Math.max(SHOWN, ...logs.map(Math.ceil));
  const visits = curve.at(-1)?.visits ?? 0;
  const y = (log: number): number => round(100 - ((log - bottom) / (top - bottom)) * 100);
  const x = (at: number): number => round((at / Math.max(1, visits)) * 100);
  const line = curve.map(({ visits: at }, index) => `${index === 0 ? 'M' : 'H'}${x(at)}${levelOf(index, logs, y)}`);
  const label = text.curve(name, formatEvidence(curve.at(-1)?.evidence ?? 1), countText(visits));
  const step = Math.ceil((top - bottom) / 6);
  const powers = Array.from({ length: top - bottom + 1 }, (_, index) => bottom + index).filter(
    (power) => power % step === 0 && 10 ** power !== ABORT_EVIDENCE,
  );
  const abort = y(Math.log10(ABORT_EVIDENCE));
  return html`<figure>
    <svg class="chart" role="img" aria-label="${label}">
      ${powers.map((power) => gridLine(power, y))}
      <line class="abort" x1="0" x2="100%" y1="${abort}%" y2="${abort}%" />
      <text class="abort" x="100%" y="${abort}%" dx="-4" dy="-5" text-anchor="end">${text.abort}</text>
      <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path class="evidence" d="${line.join('')}" vector-effect="non-scaling-stroke" />
      </svg>
    </svg>
    <figcaption>${text.axis(countText(visits))}</figcaption>
  </figure>`;
}

/** The line runs level to a point, and there up or down to its evidence. */
function levelOf(index: number, logs: readonly number[], y: (log: number) => number): string {
  const level = y(logs[index] ?? 0);
  return index === 0 ? ` ${level}` : `V${level}`;
}

function gridLine(power: number, y: (log: number) => number): Html {
  const height = y(power);
  const amount = power >= 0 ? `${countText(10 ** power)} : 1` : `1 : ${countText(10 ** -power)}`;
  return html`<line class="grid" x1="0" x2="100%" y1="${height}%" y2="${height}%" />
    <text x="2" y="${height}%" dy="-4">${amount}</text>`;
}

const round = (value: number): number => Math.round(value * 100) / 100;
