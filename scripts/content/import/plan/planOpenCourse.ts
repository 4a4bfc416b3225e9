import * as v from 'valibot';
import { fileName } from '../source/forms';
import { checkFile, type FilePosition } from './checkFile';
import type { Reading } from './plan';

/**
 * Plans the files of the folder `open-courses/<name>`: videos that everybody may watch, and their captions. Adds a
 * problem for each fault of the folder.
 */
export function planOpenCourse(reading: Reading, name: string): void {
  const { source, problems, plan } = reading;
  const folder = `open-courses/${name}`;
  const files = source.list(folder, 'files');
  const videos = new Set(files.filter((file) => !isCaption(file)).map(stemOf));
  const captioned = new Set(files.filter(isCaption).map(stemOf));
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
    if (isCaption(file) && !videos.has(stemOf(file)))
      problems.add(position, 'captions without a video', 'Give them the name of their video, with the extension .vtt.');
    else
      plan.files.push({
        bucket: 'open',
        path: `${name}/${file.normalize()}`,
        from: source.at(position.file),
        contentType,
      });
    if (!isCaption(file) && !captioned.has(stemOf(file)))
      plan.advice.push(`${position.file}: the video has no captions; add them if it contains speech.`);
  }
}

/** Returns the media type of a file; null after adding a problem. */
function checkName(reading: Reading, file: string, position: FilePosition): string | null {
  if (v.is(fileName, file)) return checkFile(reading, isCaption(file) ? 'captions' : 'video', position.file, position);
  reading.problems.add(
    position,
    'not a valid file name on the site',
    'Remove control characters, and shorten it to less than 800 bytes.',
  );
  return null;
}

const isCaption = (file: string): boolean => file.endsWith('.vtt');

const stemOf = (file: string): string => file.replace(/\.[^.]+$/, '').normalize();
