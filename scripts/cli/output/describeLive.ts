import { type ChangeResult, channelOf } from '../../release';

/** Describes changed channels in the JSON document of a command; one channel's fields also stand at the top. */
export function describeChange({ registry, created }: ChangeResult, ...owners: readonly string[]): object {
  const releases = owners.map((owner) => {
    const channel = channelOf(registry, owner);
    return { owner, version: channel?.stable.version ?? null, fallback: channel?.fallback?.version ?? null };
  });
  const single = releases.length === 1 ? releases[0] : {};
  return { changed: created, serial: registry.serial, ...single, releases, change: registry.change };
}

/** Describes changed channels in lines for a person: what is live, when visitors see it, and how to undo it. */
export function describeLive({ registry, created, before }: ChangeResult, ...owners: readonly string[]): string[] {
  const channels = owners.map((owner) => ({ owner, channel: channelOf(registry, owner) }));
  const names = channels.map(({ owner, channel }) => `${owner} ${channel?.stable.version ?? ''}`).join(', ');
  const are = owners.length === 1 ? 'is' : 'are';
  if (!created) return [`${names} ${are} already live (revision ${registry.serial}). Nothing was changed.`];
  return [
    `${names} ${are} live: revision ${registry.serial}.`,
    'New page loads use it now; open tabs with their next navigation.',
    ...channels.map(({ owner, channel }) =>
      channel?.fallback
        ? `If it fails, ${owner} ${channel.fallback.version} is the fallback.`
        : `${owners.length === 1 ? 'It' : owner} has no fallback yet.`,
    ),
    ...undoLines(before, channels).map((line) => `${line} --reason "…"`),
  ];
}

/**
 * Returns the command that undoes a change. A roll-back undoes it only where it leads to what was live before, and
 * not after a roll-back. What was not live before can be taken off the site, but for the shell.
 */
function undoLines(
  before: ChangeResult['before'],
  channels: readonly { owner: string; channel: ReturnType<typeof channelOf> }[],
): string[] {
  const [first, second] = channels;
  if (!first || second) return before ? [`To roll back: lectern restore ${before.serial}`] : [];
  const { owner, channel } = first;
  const former = before && channelOf(before, owner)?.stable.version;
  if (!former) return owner === 'shell' ? [] : [`To take it off the site: lectern retire ${owner}`];
  if (channel?.fallback?.version === former) return [`To roll back: lectern rollback ${owner}`];
  return [`To undo this: lectern promote ${owner} ${former}`];
}
