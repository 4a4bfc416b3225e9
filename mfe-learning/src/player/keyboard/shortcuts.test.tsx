import { commandFor, zoneOf, type Zone } from './shortcuts';

const press = (
  key: string,
  zone: Zone,
  { areOn = true, ...modifiers }: { areOn?: boolean; ctrlKey?: boolean; metaKey?: boolean } = {},
) => commandFor({ key, ctrlKey: false, altKey: false, metaKey: false, ...modifiers }, zone, areOn);

test.each<[key: string, zone: Zone, act: string | null]>([
  ['k', 'page', 'toggle'],
  ['K', 'control', 'toggle'],
  ['k', 'field', null],
  ['?', 'playerControl', 'help'],
  ['<', 'page', 'speedStep'],
  ['7', 'page', 'seekToShare'],
  [' ', 'page', 'toggle'],
  [' ', 'playerControl', null],
  [' ', 'control', null],
  [' ', 'slider', 'toggle'],
  ['ArrowRight', 'page', 'seekBy'],
  ['ArrowRight', 'control', null],
  ['ArrowRight', 'slider', null],
  ['ArrowUp', 'page', null],
  ['ArrowUp', 'player', 'volumeBy'],
  ['Home', 'page', null],
  ['End', 'player', 'end'],
  ['x', 'page', null],
  ['Tab', 'player', null],
])('%s in the zone %s', (key, zone, act) => {
  expect(press(key, zone)?.act ?? null).toBe(act);
});

test("the browser's key combinations are left to it", () => {
  expect(press('f', 'player', { ctrlKey: true })).toBeNull();
  expect(press('l', 'player', { metaKey: true })).toBeNull();
});

test('when off, character keys do nothing, and other keys work inside the player only', () => {
  expect(['k', '5', '?', '>'].map((key) => press(key, 'player', { areOn: false }))).toEqual([null, null, null, null]);
  expect(press(' ', 'player', { areOn: false })?.act).toBe('toggle');
  expect(press(' ', 'page', { areOn: false })).toBeNull();
});

test('the zone follows from the focused element', () => {
  document.body.innerHTML = `<main><h1 id="page">x</h1><a id="control" href="/">x</a><textarea id="field"></textarea>
    <div contenteditable id="field2"></div><input id="field3">
    <section><video id="player"></video><button><b id="playerControl"></b></button>
    <input type="range" id="slider"><div role="menu"><button id="field4"></button></div></section></main>`;
  const player = document.querySelector('section');
  for (const element of document.querySelectorAll('[id]'))
    expect([element.id, zoneOf(element, player)]).toEqual([element.id, element.id.replace(/\d/, '')]);
});
