import { codePanel } from '../drawing/code';
import { palettes } from '../drawing/palette';
import { arrow, box, circle, group, line, mix, path, rise, text } from '../drawing/svg';
import type { Moment } from '../making/Moment';

const { ink, muted, main, deep, accent, accentSoft, line: rule, surface, soft, danger } = palettes.day;
const label = { fill: ink, size: 30 };
const quiet = { fill: muted, size: 28 };
const middle = { anchor: 'middle' } as const;
const GOLD = '#8f4c00';

/** Returns a commit at a point, with a letter. */
const commit = (x: number, y: number, letter: string, fill: string = main): string =>
  circle(x, y, 30, { fill }) + text(x, y + 11, letter, { fill: '#ffffff', size: 30, bold: true, ...middle });

/** Returns the line from a commit to the one before it. */
const parent = (x: number, y: number, x2: number, y2: number, progress = 1): string => {
  const far = Math.hypot(x2 - x, y2 - y);
  const [stepX, stepY] = [((x2 - x) / far) * 38, ((y2 - y) / far) * 38];
  return arrow([x + stepX, y + stepY], [x2 - stepX, y2 - stepY], progress, muted, 4);
};

/** Returns the name of a branch as a flag, whose pole stands on a commit. `above` turns it upwards. */
function flag(x: number, y: number, name: string, fill: string, above = true): string {
  const width = name.length * 17 + 34;
  const top = above ? y - 106 : y + 62;
  return [
    line(x, above ? y - 62 : y + 62, x, above ? y - 36 : y + 36, { stroke: fill, width: 4 }),
    box(x - width / 2, top, width, 46, { fill, round: 10 }),
    text(x, top + 33, name, { fill: fill === accent ? '#2b1700' : '#ffffff', size: 28, font: 'code', ...middle }),
  ].join('');
}

const page = (x: number, y: number, name: string, fill: string): string =>
  box(x, y, 230, 58, { fill, stroke: rule, width: 2, round: 8 }) +
  text(x + 20, y + 39, name, { fill: ink, size: 28, font: 'code' });

/** Copies of a report give way to a chain of commits. */
export function drawHistory(at: Moment): string {
  const copies = ['report', 'report-new', 'report-final', 'report-final2'];
  const old = 1 - at.on('history');
  return [
    ...copies.map((name, index) =>
      rise(
        old * at.on('copies', index * 0.9),
        box(250 + index * 50, 130 + index * 78, 330, 62, { fill: surface, stroke: rule, width: 3, round: 8 }),
        text(274 + index * 50, 172 + index * 78, name, { ...label, font: 'code' }),
      ),
    ),
    ...['A', 'B', 'C'].map((letter, index) =>
      group(at.on('history', 0.4 + index * 0.7), commit(200 + index * 280, 230, letter)),
    ),
    group(at.on('parent'), [
      parent(480, 230, 200, 230, at.on('parent', 0.4)),
      parent(760, 230, 480, 230, at.on('parent', 1)),
    ]),
    group(at.on('picture'), [
      box(590, 300, 340, 150, { fill: surface, stroke: rule, width: 3, round: 12 }),
      text(614, 348, 'all files', label),
      text(614, 388, 'who, and when', quiet),
      text(614, 428, '“Less salt in the soup”', { ...quiet, fill: main, size: 27 }),
      line(760, 262, 760, 298, { stroke: rule, width: 3 }),
    ]),
    rise(at.on('parent', 1), text(48, 348, 'Each commit knows', label), text(48, 388, 'the one before it.', label)),
    rise(at.on('few'), text(48, 506, 'status  add  commit  switch  merge', { fill: GOLD, size: 27, font: 'code' })),
  ].join('');
}

/** Two changed files; the recipe is staged and becomes a commit. */
export function drawCommit(at: Moment): string {
  const commands = [
    { content: '$ git status', progress: at.on('status', 0.2, 1.2) },
    { content: '$ git add recipe.md', progress: at.on('add', 0.2, 1.6) },
    { content: '$ git commit -m "Less salt in the soup"', progress: at.on('take', 0.2, 2.4) },
  ];
  const staged = at.on('add', 1.6, 1);
  const taken = at.on('take', 2.4, 1);
  const area = (x: number, name: string): string =>
    box(x, 280, 270, 184, { fill: soft, round: 16 }) + text(x + 135, 318, name, { ...quiet, ...middle });
  return [
    codePanel(48, 92, 864, commands, 28),
    area(48, 'your folder'),
    area(345, 'staged'),
    area(642, 'history'),
    group(
      at.on('edit') * (1 - taken),
      page(mix(68, 365, staged), 332, 'recipe.md', at.on('status', 1) > 0.5 ? accentSoft : surface),
    ),
    group(at.on('edit', 0.8), page(68, 398, 'list.md', at.on('status', 1) > 0.5 ? accentSoft : surface)),
    group(at.between('staged', 'take'), box(361, 328, 238, 66, { stroke: accent, width: 4, round: 10 })),
    commit(700, 390, 'C', muted),
    group(taken, parent(842, 390, 700, 390, taken) + commit(842, 390, 'D')),
    rise(
      at.between('why', 'small'),
      text(480, 510, 'The message says why.', { ...label, fill: GOLD, bold: true, ...middle }),
    ),
    rise(
      at.on('small'),
      text(480, 510, 'Small: easy to read, easy to undo.', { ...label, fill: GOLD, bold: true, ...middle }),
    ),
  ].join('');
}

/** The name idea moves along with two commits, and is merged into main. */
export function drawBranches(at: Moment): string {
  const [x, y, up] = [140, 400, 290];
  const along = [at.on('along', 0.4), at.on('along', 1.6)] as const;
  const merged = at.on('merge', 1.6, 1) * (1 - at.on('drop', 0.4));
  const dropped = at.on('drop', 0.4);
  const ideaX = mix(mix(x + 180, x + 360, along[0]), x + 540, along[1]);
  const ideaY = mix(y, up, along[0]);
  const command = [
    { content: '$ git switch -c idea', progress: at.on('idea', 0.2, 1.6), until: 'along' },
    { content: '$ git commit', progress: at.on('along', 0.2, 0.9), until: 'back' },
    { content: '$ git switch main', progress: at.on('back', 0.2, 1.4), until: 'merge' },
    { content: '$ git merge idea', progress: at.on('merge', 0.4, 1.4), until: 'drop' },
    { content: '$ git branch -D idea', progress: at.on('drop', 0.2, 1.4), until: null },
  ].findLast(({ progress }) => progress > 0);
  return [
    group(at.on('idea'), codePanel(48, 92, 864, [command ?? { content: '', progress: 0 }], 30)),
    group(at.on('main'), [commit(x, y, 'A'), commit(x + 180, y, 'B'), parent(x + 180, y, x, y)]),
    group((1 - dropped * 0.75) * along[0], parent(x + 360, up, x + 180, y) + commit(x + 360, up, 'C', GOLD)),
    group((1 - dropped * 0.75) * along[1], parent(x + 540, up, x + 360, up) + commit(x + 540, up, 'D', GOLD)),
    group(merged, parent(x + 690, y, x + 540, up) + parent(x + 690, y, x + 180, y) + commit(x + 690, y, 'M')),
    group(at.on('main', 1), flag(mix(x + 180, x + 690, merged), y, 'main', deep, false)),
    group(at.on('idea', 1.6) * (1 - dropped), flag(ideaX, ideaY, 'idea', accent)),
    rise(at.on('cheap') * (1 - at.on('along')), text(500, 300, 'one name, nothing copied', { ...label, fill: GOLD })),
  ].join('');
}

const WAYS = [
  { id: 'restore', when: 'Not committed', command: 'git restore recipe.md', end: 'gone' },
  { id: 'amend', when: 'Not shared', command: 'git commit --amend', end: 'amend' },
  { id: 'revert', when: 'Shared', command: 'git revert D', end: 'honest' },
] as const;

/** Three cards: when, which command, and what happens to the history. */
export function drawAccidents(at: Moment): string {
  const cards = WAYS.map(({ id, when, command }, index) => {
    const y = 100 + index * 136;
    return rise(
      at.on(id),
      box(48, y, 864, 118, { fill: surface, stroke: rule, width: 2, round: 16 }),
      text(76, y + 48, when, { fill: GOLD, size: 30, bold: true }),
      text(76, y + 92, command, { fill: ink, size: 28, font: 'code' }),
    );
  });
  return [
    rise(
      at.on('who') * (1 - at.on('restore')),
      text(480, 290, 'Who has seen the change?', { fill: main, size: 42, font: 'display', ...middle }),
    ),
    ...cards,
    ...restored(at),
    ...replaced(at),
  ].join('');
}

const EDGE = 620;

/** The change of a file that is not committed: struck out, and gone. */
function restored(at: Moment): string[] {
  const y = 159;
  return [
    group(at.on('restore'), [
      box(EDGE + 30, y - 34, 180, 68, {
        fill: at.on('restore', 2.4) > 0.5 ? soft : '#fdebe8',
        stroke: rule,
        width: 2,
        round: 8,
      }),
      group(
        1 - at.on('restore', 2.4),
        path(`M${EDGE + 60} ${y - 14} l90 28 m0 -28 l-90 28`, { stroke: danger, width: 5 }),
      ),
      group(at.on('restore', 2.4), text(EDGE + 120, y + 10, 'as before', { ...quiet, ...middle })),
    ]),
    group(at.on('gone'), text(EDGE + 236, y + 14, '!', { fill: danger, size: 44, bold: true })),
  ];
}

/** The newest commit is replaced; a shared one is followed by its opposite. */
function replaced(at: Moment): string[] {
  const [second, third] = [295, 431];
  return [
    group(at.on('amend'), [
      commit(EDGE + 30, second, 'C'),
      group(
        1 - at.on('amend', 2),
        parent(EDGE + 160, second, EDGE + 30, second) + commit(EDGE + 160, second, 'D', danger),
      ),
    ]),
    group(at.on('amend', 2), parent(EDGE + 160, second, EDGE + 30, second) + commit(EDGE + 160, second, 'E')),
    group(at.on('revert'), [
      commit(EDGE - 20, third, 'C'),
      parent(EDGE + 110, third, EDGE - 20, third),
      commit(EDGE + 110, third, 'D', danger),
    ]),
    group(at.on('revert', 2), parent(EDGE + 240, third, EDGE + 110, third) + commit(EDGE + 240, third, '−D')),
    group(
      at.on('honest'),
      path(`M${EDGE - 62} ${third - 44} h344 v88 h-344 Z`, { stroke: main, width: 3, dash: '4 9' }),
    ),
  ];
}

/** The list of where you have been, which leads back to a lost commit. */
export function drawSafety(at: Moment): string {
  const rows = [
    { content: '$ git reflog', progress: at.on('reflog', 1.8, 1) },
    { content: 'f3a1c02 HEAD@{0}: switch to main', progress: at.on('reflog', 3, 0.3) },
    { content: '9b7e410 HEAD@{1}: commit: Soup idea', progress: at.on('reflog', 3.4, 0.3), mark: at.on('weeks') },
    { content: '2d05e9a HEAD@{2}: commit: Less salt', progress: at.on('reflog', 3.8, 0.3) },
  ];
  return [
    codePanel(48, 100, 864, rows, 30),
    group(at.on('weeks'), [text(480, 352, '30 days', { fill: GOLD, size: 40, bold: true, ...middle })]),
    group(at.on('often', 3.2), line(100, 416, 860, 416, { stroke: rule, width: 4 })),
    group(
      at.on('often'),
      [0, 1, 2, 3, 4, 5, 6, 7].map((place) =>
        group(
          at.on('often', 0.4 + place * 0.35),
          circle(130 + place * 100, 416, 20, { fill: place % 3 ? main : deep }),
        ),
      ),
    ),
    rise(at.on('fear'), text(480, 500, 'Committed is findable.', { fill: main, size: 40, font: 'display', ...middle })),
  ].join('');
}
