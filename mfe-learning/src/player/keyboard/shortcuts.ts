/** An action that a key can trigger. */
export type Command =
  | {
      act: 'toggle' | 'mute' | 'captions' | 'fullscreen' | 'picture' | 'next' | 'transcript' | 'help' | 'start' | 'end';
    }
  | { act: 'seekBy'; seconds: number }
  | { act: 'seekToShare'; share: number }
  | { act: 'volumeBy'; share: number }
  | { act: 'speedStep'; step: 1 | -1 };

/**
 * Kind of the focused element. `field`: fields, menus and dialogs, which handle all keys themselves. `control`: a
 * control outside the player; `playerControl`: one inside it; `slider`: a slider of the player; `player`: the player
 * itself; `page`: anything else.
 */
export type Zone = 'field' | 'control' | 'playerControl' | 'slider' | 'player' | 'page';

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

const CHARACTER_KEYS: Record<string, Command> = {
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

const NAMED_KEYS: Record<string, { command: Command; zones: readonly Zone[] }> = {
  ' ': { command: { act: 'toggle' }, zones: ['slider', 'player', 'page'] },
  ArrowLeft: { command: { act: 'seekBy', seconds: -5 }, zones: ['playerControl', 'player', 'page'] },
  ArrowRight: { command: { act: 'seekBy', seconds: 5 }, zones: ['playerControl', 'player', 'page'] },
  ArrowUp: { command: { act: 'volumeBy', share: 0.05 }, zones: ['playerControl', 'player'] },
  ArrowDown: { command: { act: 'volumeBy', share: -0.05 }, zones: ['playerControl', 'player'] },
  Home: { command: { act: 'start' }, zones: ['playerControl', 'player'] },
  End: { command: { act: 'end' }, zones: ['playerControl', 'player'] },
};

/**
 * Returns the command of a key in a zone, or null. If `areOn` is false, character keys do nothing, and other keys work
 * only inside the player (WCAG 2.2, 2.1.4).
 */
export function commandFor({ key, ctrlKey, altKey, metaKey }: Key, zone: Zone, areOn: boolean): Command | null {
  if (zone === 'field' || ctrlKey || altKey || metaKey) return null;
  const named = NAMED_KEYS[key];
  if (named) return named.zones.includes(zone) && (areOn || zone !== 'page') ? named.command : null;
  if (!areOn) return null;
  if (/^[0-9]$/.test(key)) return { act: 'seekToShare', share: Number(key) / 10 };
  return CHARACTER_KEYS[key.length === 1 ? key.toLowerCase() : ''] ?? null;
}

const FIELDS =
  'input:not([type=range], [type=button], [type=checkbox], [type=radio]), textarea, select, ' +
  '[contenteditable]:not([contenteditable=false]), [role=menu], [role=textbox], [role=combobox], ' +
  '[role=listbox], dialog';
const CONTROLS = 'button, a, summary, input, audio, [role=tab], [role=button], [role=slider], [role=option]';

/** Returns true for an element that uses keys itself: a field, or anything in a menu or a dialog. */
export const isField = (element: Element): boolean => element.closest(FIELDS) !== null;

/** Returns the zone of a keyboard event's target. */
export function zoneOf(target: EventTarget | null, player: Element | null): Zone {
  if (!(target instanceof Element)) return 'page';
  if (isField(target)) return 'field';
  const isInside = player?.contains(target) ?? false;
  if (target.matches('input[type=range]')) return isInside ? 'slider' : 'field';
  if (target.closest(CONTROLS)) return isInside ? 'playerControl' : 'control';
  return isInside ? 'player' : 'page';
}
