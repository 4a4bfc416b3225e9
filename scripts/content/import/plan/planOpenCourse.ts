import { checkFile } from './checkFile';
import { fileName } from '../source/forms';
import type { Reading } from './plan';
import * as v from 'valibot';

/**
 * Checks the folder `open-courses/<name>` and plans its files: videos, and captions beside them. Adds every problem
 * that it has.
 */
export function planOpenCourse({ source, problems, plan }: Reading, name: string): void {
  const folder = `open-courses/${name}`;
  const files = source.list(folder, 'files');
  const stems = new Set(files.filter((file) => !file.endsWith('.vtt')).map(stemOf));
  const captioned = new Set(files.filter((file) => file.endsWith('.vtt')).map(stemOf));
  plan.owned.push({ bucket: 'open', prefix: `${name}/` });
  if (stems.size === 0)
    problems.add(
      { file: folder, line: 1 },
      'there is no video in this folder',
      'Add one, such as 01-first-steps.webm, or remove the folder.',
    );
  for (const inner of source.list(folder, 'folders'))
    problems.add(
      { file: `${folder}/${inner}`, line: 1 },
      'a folder in the folder of an open course',
      'Move its files beside the others, or remove it.',
    );
  for (const file of files) {
    const place = { file: `${folder}/${file}`, line: 1 };
    const isCaption = file.endsWith('.vtt');
    if (!v.is(fileName, file)) {
      problems.add(
        place,
        'no name that a file can have on the site',
        'Leave control characters out of it, and make it shorter than 800 bytes.',
      );
      continue;
    }
    const contentType = checkFile({ source, problems, plan }, isCaption ? 'captions' : 'video', place.file, place);
    if (contentType === null) continue;
    if (isCaption && !stems.has(stemOf(file)))
      problems.add(place, 'captions without a video', 'Give them the name of their video, with the ending .vtt.');
    else
      plan.files.push({
        bucket: 'open',
        path: `${name}/${file.normalize()}`,
        from: source.at(place.file),
        contentType,
      });
    if (!isCaption && !captioned.has(stemOf(file)))
      plan.advice.push(`${place.file}: the video has no captions; add them if anything is said in it.`);
  }
}

const stemOf = (file: string): string => file.replace(/\.[^.]+$/, '').normalize();
