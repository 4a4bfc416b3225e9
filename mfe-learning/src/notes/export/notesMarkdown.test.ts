import { notesMarkdown } from './notesMarkdown';

const note = (
  timeSec: number | null,
  text: string,
  url: string | null = 'https://x.example/watch/c/me/s?lesson=l&t=1',
) => ({ timeSec, text, url });

test('one course: lessons are headings, and each note stands below the link of its time', () => {
  expect(
    notesMarkdown('Notes on Bread', [
      {
        title: 'Bread',
        parts: [
          { title: 'Flour', notes: [note(7, 'Sieve it.\n\nTwice.'), note(3723, 'Rest')] },
          { title: 'Salt', notes: [note(null, 'A pinch', null)] },
        ],
      },
    ]),
  ).toBe(`# Notes on Bread

## Flour

- **[0:07](https://x.example/watch/c/me/s?lesson=l&t=1)**

  Sieve it.

  Twice.

- **[1:02:03](https://x.example/watch/c/me/s?lesson=l&t=1)**

  Rest

## Salt

- **–**

  A pinch
`);
});

test('several courses add a heading level; titles and notes cannot add headings or HTML', () => {
  const text = notesMarkdown('All', [
    {
      title: 'A *star*',
      parts: [{ title: 'L #1', notes: [note(0, '# not a heading\n<script>x</script> 1 < 2 **bold**')] }],
    },
    { title: 'B', parts: [] },
  ]);
  expect(text).toContain('## A \\*star\\*');
  expect(text).toContain('### L \\#1');
  expect(text).toContain('  \\# not a heading\n  \\<script>x\\</script> 1 < 2 **bold**');
});
