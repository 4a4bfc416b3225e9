import { parsePenLesson, parseQuiz, replaceTextImages, scanPenLesson } from '@lectern/shared/domain';
import { SITE_BUCKET, startLecternBackend } from '@lectern/shared/project';
import { HOSTILE_TEXT_MS, processorTimeOf } from '../fixtures/processorTime';

const spaces = ' '.repeat(50_000);
/** `.` matches no such character: a pattern that ends with the line fails here, and tries every other way. */
const END = '\u2028x';
const test1 = (setting: string): string => `\`\`\`js\nx\n\`\`\`\n\n\`\`\`js test One\n${setting}\ncode\n\`\`\``;

// A draft is checked by the server when its teacher submits it, within one turn of all requests.
test.each([
  // Every blank may belong to one of three parts of the pattern.
  ['the hint of a code test', () => parsePenLesson(test1(`// hint:${' '.repeat(2_500)}${END}`))],
  ['the name of a code block', () => scanPenLesson(`\`\`\`js a${spaces}${END}`)],
  ['a choice of a quiz', () => parseQuiz(`## Q\n- [x]${spaces}${END}\n- [ ] b`)],
  ['pictures that do not end', () => replaceTextImages('!['.repeat(40_000), (path) => path)],
])('%s of a hostile length are read at once', async (_name, read) => {
  expect(await processorTimeOf(read)).toBeLessThan(HOSTILE_TEXT_MS);
});

test('the parts of an upload with a header of many blanks are read at once', async () => {
  const running = await startLecternBackend();
  const type = `a${' '.repeat(60_000)}b`;
  const parts = ['content-type: application/json\r\n\r\n{}', `content-type: ${type}\r\n\r\nx`];
  const time = await processorTimeOf(async () => {
    const { status } = await fetch(`${running.url}/v0/b/${SITE_BUCKET}/o?name=avatars%2Fada%2Fa.png`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/related; boundary=b', 'x-goog-upload-protocol': 'multipart' },
      body: `${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--`,
    });
    expect(status).toBeGreaterThanOrEqual(400);
  });
  expect(time).toBeLessThan(HOSTILE_TEXT_MS);
  await running.stop();
});
