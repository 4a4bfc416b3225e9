import { lossOf } from '../../release';
import { UNTRUSTED_PROXY } from '../../server/loadCounts';
import { withFullStop } from '../output/withFullStop';
import type { SiteStatus, SiteTrust } from './siteStatus';

/** Something about a site that needs attention. `text` is for people, `kind` for programs. */
export type Notice = {
  kind:
    | 'unrendered-pages'
    | 'damaged-release'
    | 'unusable-revision'
    | 'lost-revision'
    | 'unusable-key'
    | 'refused-revision'
    | 'unchecked-signatures'
    | 'untrusted-proxy'
    | 'wrong-clock';
  text: string;
};

/**
 * Returns what needs attention, for the table, the JSON document and the release page alike. A new kind of trouble is
 * added here, from a field of the status.
 */
export function siteNotices({ latest, all, trust }: SiteStatus, now = Date.now()): Notice[] {
  const { serial, skipped, registry } = latest;
  return [
    ...all.flatMap(({ damage }) =>
      damage.map((problem) => ({ kind: 'damaged-release' as const, text: `Damaged: ${problem}` })),
    ),
    ...skipped.map(({ file, error }) => ({
      kind: 'unusable-revision' as const,
      text: `Unusable revision ${file}: ${withFullStop(error)} A change made now is based on revision ${serial}.`,
    })),
    ...(trust.lost === null ? [] : [{ kind: 'lost-revision' as const, text: lossOf(trust.lost) }]),
    ...(trust.keyProblem === null ? [] : [{ kind: 'unusable-key' as const, text: trust.keyProblem }]),
    ...refusalNotices(trust.refused),
    ...(trust.hasUntrustedProxy
      ? [{ kind: 'untrusted-proxy' as const, text: `Today or yesterday: ${UNTRUSTED_PROXY}` }]
      : []),
    ...trust.unrendered.map(unrenderedNotice),
    ...clockNotices(registry.updatedAt, now),
  ];
}

/** Milliseconds by which the clocks of two machines may differ. */
const CLOCK_LEEWAY_MS = 5 * 60_000;

/** A clock that is behind signs what has expired for browsers, and a clock that was ahead what is not valid yet. */
function clockNotices(updatedAt: string, now: number): Notice[] {
  if (Date.parse(updatedAt) <= now + CLOCK_LEEWAY_MS) return [];
  const text =
    `The newest revision is from ${updatedAt}, which is in the future: the clock of this machine is behind, or that ` +
    'of the machine that released was ahead. Set it (timedatectl set-ntp true), then release or roll back once more.';
  return [{ kind: 'wrong-clock', text }];
}

function unrenderedNotice({ owner, version, kind, count: number }: SiteTrust['unrendered'][number]): Notice {
  const pages = `${count(number)} ${number === 1 ? 'page' : 'pages'}`;
  const text =
    `${owner} ${version} could not render ${pages} on the server (${kind}). ` +
    'Visitors got the loading screen first.';
  return { kind: 'unrendered-pages', text };
}

/** Describes what browsers reported about signatures. */
function refusalNotices(reports: SiteTrust['refused']): Notice[] {
  const refused = reports.filter(({ kind }) => kind !== 'unsupported');
  const unchecked = reports.filter(({ kind }) => kind === 'unsupported').reduce((sum, one) => sum + one.count, 0);
  const kinds = refused.map(({ where, kind, count: number }) => `${count(number)} ${kind} (${where})`);
  return [
    ...(kinds.length > 0
      ? [
          {
            kind: 'refused-revision' as const,
            text:
              `Browsers refused revisions: ${kinds.join(', ')}. They keep the last one that they verified. ` +
              'Compare what visitors get with this store: something between may alter or replay it.',
          },
        ]
      : []),
    ...(unchecked > 0
      ? [
          {
            kind: 'unchecked-signatures' as const,
            text: `Pages open in browsers that can't check signatures: ${count(unchecked)}.`,
          },
        ]
      : []),
  ];
}

const count = (value: number): string => value.toLocaleString('en');
