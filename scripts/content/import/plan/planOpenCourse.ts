import { checkFile, type FilePlace } from './checkFile';
import { fileName } from '../source/forms';
import type { Reading } from './plan';
import * as v from 'valibot';

/** Plans the files of the folder `open-courses/<name>`, videos and their captions, and adds all of its problems. */
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
    const contentType = checkName(reading, file, place);
    if (contentType === null) continue;
    if (isCaption(file) && !videos.has(stemOf(file)))
      problems.add(place, 'captions without a video', 'Give them the name of their video, with the ending .vtt.');
    else
      plan.files.push({
        bucket: 'open',
        path: `${name}/${file.normalize()}`,
        from: source.at(place.file),
        contentType,
      });
    if (!isCaption(file) && !captioned.has(stemOf(file)))
      plan.advice.push(`${place.file}: the video has no captions; add them if anything is said in it.`);
  }
}

/** The media type of a file; null after adding a problem. */
function checkName(reading: Reading, file: string, place: FilePlace): string | null {
  if (v.is(fileName, file)) return checkFile(reading, isCaption(file) ? 'captions' : 'video', place.file, place);
  reading.problems.add(
    place,
    'no name that a file can have on the site',
    'Leave control characters out of it, and make it shorter than 800 bytes.',
  );
  return null;
}

const isCaption = (file: string): boolean => file.endsWith('.vtt');

const stemOf = (file: string): string => file.replace(/\.[^.]+$/, '').normalize();
