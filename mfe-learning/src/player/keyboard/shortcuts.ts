/** What a key can do. */
export type Command =
  | {
      act: 'toggle' | 'mute' | 'captions' | 'fullscreen' | 'picture' | 'next' | 'transcript' | 'help' | 'start' | 'end';
    }
  | { act: 'seekBy'; seconds: number }
  | { act: 'seekToShare'; share: number }
  | { act: 'volumeBy'; share: number }
  | { act: 'speedStep'; step: 1 | -1 };

/**
 * Where the focus is: in a field, a menu or a dialog, which keep all keys to themselves; on a control, inside the
 * player or elsewhere; on one of the player's sliders; on the player itself; or on the page, on nothing that can be
 * pressed.
 */
export type Zone = 'field' | 'control' | 'playerControl' | 'slider' | 'player' | 'page';

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

const CHARACTERS: Record<string, Command> = {
  k: { act: 'toggle' },
  j: { act: 'seekBy', seconds: -10 },
  l: { act: 'seekBy', seconds: 10 },
  m: { act: 'mute' },
  c: { act: 'captions' },
  f: { act: 'fullscreen' },
  i: { act: 'picture' },
  n: { act: 'next' },
  t: { act: 'transcript' },
  '?': { act: 'help' },
  '<': { act: 'speedStep', step: -1 },
  '>': { act: 'speedStep', step: 1 },
};

const OTHERS: Record<string, { command: Command; zones: readonly Zone[] }> = {
  ' ': { command: { act: 'toggle' }, zones: ['slider', 'player', 'page'] },
  ArrowLeft: { command: { act: 'seekBy', seconds: -5 }, zones: ['playerControl', 'player', 'page'] },
  ArrowRight: { command: { act: 'seekBy', seconds: 5 }, zones: ['playerControl', 'player', 'page'] },
  ArrowUp: { command: { act: 'volumeBy', share: 0.05 }, zones: ['playerControl', 'player'] },
  ArrowDown: { command: { act: 'volumeBy', share: -0.05 }, zones: ['playerControl', 'player'] },
  Home: { command: { act: 'start' }, zones: ['playerControl', 'player'] },
  End: { command: { act: 'end' }, zones: ['playerControl', 'player'] },
};

/**
 * What a key does where the focus is, or null. With `areOn` false no character does anything, and no key outside the
 * player: WCAG 2.2, 2.1.4.
 */
export function commandFor({ key, ctrlKey, altKey, metaKey }: Key, zone: Zone, areOn: boolean): Command | null {
  if (zone === 'field' || ctrlKey || altKey || metaKey) return null;
  const other = OTHERS[key];
  if (other) return other.zones.includes(zone) && (areOn || zone !== 'page') ? other.command : null;
  if (!areOn) return null;
  if (/^[0-9]$/.test(key)) return { act: 'seekToShare', share: Number(key) / 10 };
  return CHARACTERS[key.length === 1 ? key.toLowerCase() : ''] ?? null;
}

const FIELDS =
  'input:not([type=range], [type=button], [type=checkbox], [type=radio]), textarea, select, ' +
  '[contenteditable]:not([contenteditable=false]), [role=menu], [role=textbox], [role=combobox], ' +
  '[role=listbox], dialog';
const CONTROLS = 'button, a, summary, input, audio, [role=tab], [role=button], [role=slider], [role=option]';

/** The zone of the element that a key goes to. */
export function zoneOf(target: EventTarget | null, player: Element | null): Zone {
  if (!(target instanceof Element)) return 'page';
  if (target.closest(FIELDS)) return 'field';
  const isInside = player?.contains(target) ?? false;
  if (target.matches('input[type=range]')) return isInside ? 'slider' : 'field';
  if (target.closest(CONTROLS)) return isInside ? 'playerControl' : 'control';
  return isInside ? 'player' : 'page';
}
