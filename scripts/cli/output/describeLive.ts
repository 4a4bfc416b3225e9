import { type Changed, channelOf } from '../../release';

/** What a changed channel looks like in a command's JSON document. */
export function describeChange({ registry, created }: Changed, owner: string): object {
  const channel = channelOf(registry, owner);
  return {
    changed: created,
    serial: registry.serial,
    owner,
    version: channel?.stable.version ?? null,
    fallback: channel?.fallback?.version ?? null,
    change: registry.change,
  };
}

/** The same for people: what is live now, from when visitors see it, and how to take it back. */
export function describeLive({ registry, created }: Changed, owner: string): string[] {
  const channel = channelOf(registry, owner);
  const name = `${owner} ${channel?.stable.version ?? ''}`;
  if (!created) return [`${name} is live already (revision ${registry.serial}). Nothing was changed.`];
  return [
    `${name} is live: revision ${registry.serial}.`,
    'New page loads get it at once; open tabs with their next navigation.',
    channel?.fallback
      ? `If it fails, ${owner} ${channel.fallback.version} stands in.`
      : `There is no fallback for it yet.`,
    `To take it back: lectern rollback ${owner} --reason "…"`,
  ];
}
