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

/** Describes changed channels in lines for a person: what is live, when visitors see it, and how to roll back. */
export function describeLive({ registry, created, before }: ChangeResult, ...owners: readonly string[]): string[] {
  const channels = owners.map((owner) => ({ owner, channel: channelOf(registry, owner) }));
  const names = channels.map(({ owner, channel }) => `${owner} ${channel?.stable.version ?? ''}`).join(', ');
  const are = owners.length === 1 ? 'is' : 'are';
  if (!created) return [`${names} ${are} already live (revision ${registry.serial}). Nothing was changed.`];
  const undo = owners.length === 1 || before === null ? `rollback ${owners[0] ?? ''}` : `restore ${before.serial}`;
  return [
    `${names} ${are} live: revision ${registry.serial}.`,
    'New page loads use it now; open tabs with their next navigation.',
    ...channels.map(({ owner, channel }) =>
      channel?.fallback
        ? `If it fails, ${owner} ${channel.fallback.version} is the fallback.`
        : `${owners.length === 1 ? 'It' : owner} has no fallback yet.`,
    ),
    `To roll back: lectern ${undo} --reason "…"`,
  ];
}
