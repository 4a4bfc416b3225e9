import { replaceTextImages } from './textImages';

const named = (path: string, line: number): string => `${path}@${String(line)}`;

test.each([
  ['![A cup](media/cup.png)', '![A cup](media/cup.png@1)'],
  ['One\n- ![](a.png) and ![b](b.png)', 'One\n- ![](a.png@2) and ![b](b.png@2)'],
  ['![Elsewhere](https://lectern.example/a.png)', '![Elsewhere](https://lectern.example/a.png)'],
  ['![Inline](data:image/png;base64,AA)', '![Inline](data:image/png;base64,AA)'],
  ['A link [cup](media/cup.png) stays', 'A link [cup](media/cup.png) stays'],
  ['Write `![A cup](cup.png)` or ![A cup](cup.png)', 'Write `![A cup](cup.png)` or ![A cup](cup.png@1)'],
  ['```md\n![A cup](cup.png)\n```\n![A cup](cup.png)', '```md\n![A cup](cup.png)\n```\n![A cup](cup.png@4)'],
  ['![Open](cup.png', '![Open](cup.png'],
])('%j becomes %j', (text, expected) => {
  expect(replaceTextImages(text, named)).toBe(expected);
});
