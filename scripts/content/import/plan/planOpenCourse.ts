import * as v from 'valibot';
import { fileName } from '../source/forms';
import { checkFile, type FilePosition } from './checkFile';
import type { Reading } from './plan';

/**
 * Plans the files of the folder `open-courses/<name>`: videos that everybody may watch, their captions and posters.
 * Adds a problem for each fault of the folder.
 */
export function planOpenCourse(reading: Reading, name: string): void {
  const { source, problems, plan } = reading;
  const folder = `open-courses/${name}`;
  const files = source.list(folder, 'files');
  const stems = (kind: Kind): Set<string> => new Set(files.filter((file) => kindOf(file) === kind).map(stemOf));
  const [videos, captioned] = [stems('video'), stems('captions')];
  plan.owned.push({ bucket: 'open', prefix: `${name}/` });
  if (videos.size === 0)
    problems.add(
      { file: folder, line: 1 },
      'the folder of an open course has no video',
      'Add one, such as 01-first-steps.webm, or remove the folder.',
    );
  for (const inner of source.list(folder, 'folders'))
    problems.add(
      { file: `${folder}/${inner}`, line: 1 },
      'a subfolder in the folder of an open course',
      'Move its files up into the course folder, or remove it.',
    );
  for (const file of files) {
    const position = { file: `${folder}/${file}`, line: 1 };
    const contentType = checkName(reading, file, position);
    if (contentType === null) continue;
    const kind = kindOf(file);
    if (kind !== 'video' && !videos.has(stemOf(file))) problems.add(position, ...WITHOUT_VIDEO[kind]);
    else
      plan.files.push({
        bucket: 'open',
        path: `${name}/${file.normalize()}`,
        from: source.at(position.file),
        contentType,
      });
    if (kind === 'video' && !captioned.has(stemOf(file)))
      plan.advice.push(`${position.file}: the video has no captions; add them if it contains speech.`);
  }
}

/** Returns the media type of a file; null after adding a problem. */
function checkName(reading: Reading, file: string, position: FilePosition): string | null {
  if (v.is(fileName, file)) return checkFile(reading, kindOf(file), position.file, position);
  reading.problems.add(
    position,
    'not a valid file name on the site',
    'Remove control characters, and shorten it to less than 800 bytes.',
  );
  return null;
}

type Kind = 'video' | 'captions' | 'image';

/** Problem and fix for a file that belongs to no video. */
const WITHOUT_VIDEO: Record<Exclude<Kind, 'video'>, [what: string, fix: string]> = {
  captions: ['captions without a video', 'Give them the name of their video, with the extension .vtt.'],
  image: ['a poster without a video', 'Give it the name of its video, with its own extension.'],
};

/** Returns what a file is by its name. What is neither captions nor a picture is checked as a video. */
function kindOf(file: string): Kind {
  if (file.endsWith('.vtt')) return 'captions';
  return /\.(webp|jpe?g|png)$/.test(file) ? 'image' : 'video';
}

const stemOf = (file: string): string => file.replace(/\.[^.]+$/, '').normalize();
