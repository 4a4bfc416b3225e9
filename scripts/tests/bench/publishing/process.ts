import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_BUCKETS, openLocalBackend } from '../../../cli';
import { importContent } from '../../../content';

/** Number of courses in the folder: enough for several batches of pages. */
export const COURSES = 250;

/**
 * Writes the folder of a round. Each document, the name and bytes of a video, and so each page, contain `round`.
 */
export function writeFolder(folder: string, round: number): void {
  const put = (file: string, content: string | Buffer): void => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  put('categories.yaml', '- { slug: cooking, name: Cooking }\n');
  put('teachers.yaml', '- { id: ada, name: Ada Baker }\n');
  for (let index = 0; index < COURSES; index += 1) put(`courses/c${index}/course.yaml`, courseOf(index, round));
  put(
    `courses/c0/video-${round}.webm`,
    Buffer.concat([Buffer.from('1A45DFA3', 'hex'), Buffer.alloc(4 * 1024 * 1024, round % 251)]),
  );
}

function courseOf(at: number, round: number): string {
  const content = at === 0 ? `video: video-${round}.webm` : `text: "Round ${round}"`;
  const head =
    `title: Course ${at}\nsubtitle: Round ${round}\nsummary: S\ncategory: cooking\nteacher: ` + 'ada\nlevel: all\n';
  return (
    `${head}sections:\n  - title: One\n    lessons:\n      - { title: Round ${round}, duration: ` +
    `"1:00", ${content} }\n`
  );
}

/**
 * Imports and publishes round after round, starting with `first`, until the process is killed. Prints the start and end
 * of each round.
 */
async function main(home: string, folder: string, first: number): Promise<void> {
  const backend = await openLocalBackend(home, 'http://localhost');
  for (let round = first; ; round += 1) {
    writeFolder(folder, round);
    process.stdout.write(`begins ${round}\n`);
    await importContent(folder, backend, { buckets: CONTENT_BUCKETS, log: () => undefined });
    process.stdout.write(`done ${round}\n`);
  }
}

// The loop imports this file for its constants and starts it as a program.
if (require.main === module) void main(process.argv[2] ?? '', process.argv[3] ?? '', Number(process.argv[4]));
