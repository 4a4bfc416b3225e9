import { parsePenLesson, parseQuiz, replaceTextImages, scanPenLesson } from '@lectern/shared/domain';
import { SITE_BUCKET, startLecternBackend } from '@lectern/shared/project';
import { paragraphsOf } from '../../content/import/plan/paragraphsOf';

/** Processor time that a text may take, in microseconds. A pattern that backtracks takes seconds, or hours. */
const LIMIT_US = 1_000_000;

async function expectQuick(work: () => unknown): Promise<void> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  expect(user + system).toBeLessThan(LIMIT_US);
}

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
  ['the blanks of an imported summary', () => paragraphsOf(`a${spaces}b`)],
])('%s of a hostile length are read at once', async (_name, read) => {
  await expectQuick(read);
});

test('the parts of an upload with a header of many blanks are read at once', async () => {
  const running = await startLecternBackend();
  const part = `--b\r\ncontent-type: application/json\r\n\r\n{}\r\n--b\r\ncontent-type: a${' '.repeat(60_000)}b\r\n\r\n`;
  await expectQuick(async () => {
    const { status } = await fetch(`${running.url}/v0/b/${SITE_BUCKET}/o?name=avatars%2Fada%2Fa.png`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/related; boundary=b', 'x-goog-upload-protocol': 'multipart' },
      body: `${part}x\r\n--b--`,
    });
    expect(status).toBeGreaterThanOrEqual(400);
  });
  await running.stop();
});
