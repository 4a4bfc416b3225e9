import { type ChangeResult, channelOf } from '../../release';

/** Describes a changed channel in the JSON document of a command. */
export function describeChange({ registry, created }: ChangeResult, owner: string): object {
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

/** Describes a changed channel in lines for a person: what is live, when visitors see it, and how to roll back. */
export function describeLive({ registry, created }: ChangeResult, owner: string): string[] {
  const channel = channelOf(registry, owner);
  const name = `${owner} ${channel?.stable.version ?? ''}`;
  if (!created) return [`${name} is already live (revision ${registry.serial}). Nothing was changed.`];
  return [
    `${name} is live: revision ${registry.serial}.`,
    'New page loads use it now; open tabs with their next navigation.',
    channel?.fallback
      ? `If it fails, ${owner} ${channel.fallback.version} is the fallback.`
      : 'It has no fallback yet.',
    `To roll back: lectern rollback ${owner} --reason "…"`,
  ];
}
