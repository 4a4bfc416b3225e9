import { LessonBodyError, parsePenLesson, parseQuiz } from '@lectern/shared/domain';
import { secondsOf, type LessonForm } from './forms';
import { checkFile } from './checkFile';
import { readMarkdown, type Reading } from './plan';
import type { YamlFile, YamlPath } from './SourceFolder';

/** Where a lesson stands: its course, the course's file and folder, and the keys that lead to it. */
export type LessonPlace = { courseId: string; folder: string; yaml: YamlFile; path: YamlPath };

/** What the documents of a lesson say: the outline's line without its order, and the content. */
export type LessonParts = { kind: LessonKind; durationSec: number; content: Record<string, unknown>; captionLanguages: string[] };

type LessonKind = 'video' | 'text' | 'quiz' | 'pen';

const KINDS = ['video', 'text', 'quiz', 'pen'] as const;

/** Checks a lesson and everything it names, and plans its files; null after adding what is wrong. */
export function planLesson(reading: Reading, place: LessonPlace, lesson: LessonForm): LessonParts | null {
  const given = KINDS.filter((kind) => lesson[kind] !== undefined);
  const [kind] = given;
  if (kind === undefined || given.length > 1) {
    const what = kind === undefined ? 'has no content' : `has more than one content: ${given.join(' and ')}`;
    reading.problems.add(place.yaml.placeOf(place.path), `"${lesson.title}" ${what}`, 'Give each lesson exactly one of text, quiz, pen and video; a video may have notes besides.');
    return null;
  }
  const durationSec = secondsOf(lesson.duration);
  const add = (kind: Parameters<typeof checkFile>[1], file: string, path: YamlPath): string | null => planFile(reading, place, { isPreview: lesson.preview, kind, name: file, field: path, endSec: durationSec });
  const video = lesson.video === undefined ? null : add('video', lesson.video, ['video']);
  const captions = lesson.captions.map(({ language, file, kind: captionKind }, index) => ({ language, path: add('captions', file, ['captions', index, 'file']), kind: captionKind }));
  const resources = lesson.resources.map(({ title, file }, index) => ({ title, path: add('resource', file, ['resources', index, 'file']) }));
  const chapters = lesson.chapters.map(({ title, at }) => ({ title, startSec: secondsOf(at) }));
  checkChapters(reading, place, lesson);
  checkCaptionTracks(reading, place, lesson);
  if (kind !== 'video') for (const field of ['captions', 'chapters', 'notes'] as const) refuseWithoutVideo(reading, place, lesson, field);
  const content = { video, captions, chapters, body: readBody(reading, place, lesson, kind), resources, preview: lesson.preview };
  return { kind, durationSec, content, captionLanguages: lesson.captions.map(({ language }) => language) };
}

function checkChapters({ problems }: Reading, { yaml, path }: LessonPlace, { chapters, duration }: LessonForm): void {
  chapters.forEach(({ at }, index) => {
    const where = yaml.placeOf([...path, 'chapters', index, 'at']);
    const former = chapters[index - 1]?.at;
    if (secondsOf(at) >= secondsOf(duration)) problems.add(where, 'the chapter begins after the lesson\'s end', `Write a time before ${duration}.`);
    else if (former !== undefined && secondsOf(at) <= secondsOf(former)) problems.add(where, 'the chapter does not begin after the one before it', `Write a time after ${former}, or put the chapters into order.`);
  });
}

/** A menu of captions cannot tell two of one kind and language apart. */
function checkCaptionTracks({ problems }: Reading, { yaml, path }: LessonPlace, { captions }: LessonForm): void {
  const taken = new Set<string>();
  captions.forEach(({ language, kind }, index) => {
    const name = `${kind} ${language}`;
    if (taken.has(name)) problems.add(yaml.placeOf([...path, 'captions', index]), `a second file of ${kind} in "${language}"`, 'Keep one, or give the other its own language or kind.');
    taken.add(name);
  });
}

function refuseWithoutVideo({ problems }: Reading, { yaml, path }: LessonPlace, lesson: LessonForm, field: 'captions' | 'chapters' | 'notes'): void {
  if ((lesson[field]?.length ?? 0) > 0) problems.add(yaml.placeOf([...path, field]), `${field} without a video`, 'Remove them, or add the video.');
}

type NamedFile = { isPreview: boolean; kind: Parameters<typeof checkFile>[1]; name: string; field: YamlPath; endSec: number };

function planFile(reading: Reading, { courseId, folder, yaml, path }: LessonPlace, { isPreview, kind, name, field, endSec }: NamedFile): string | null {
  const file = `${folder}/${name}`;
  const contentType = checkFile(reading, kind, file, { ...yaml.placeOf([...path, ...field]), endSec });
  const target = `courses/${courseId}/${isPreview ? 'previews' : 'files'}/${name}`;
  if (contentType !== null) reading.plan.files.push({ bucket: 'site', path: target, from: reading.source.at(file), contentType });
  return contentType === null ? null : target;
}

function readBody(reading: Reading, { folder, yaml, path }: LessonPlace, lesson: LessonForm, kind: LessonKind): string {
  const field = kind === 'video' ? 'notes' : kind;
  const value = lesson[field];
  const found = value === undefined ? null : readMarkdown(reading, folder, value, yaml, [...path, field]);
  if (found === null) return '';
  try {
    if (kind === 'quiz') parseQuiz(found.text);
    if (kind === 'pen') parsePenLesson(found.text);
  } catch (error) {
    if (!(error instanceof LessonBodyError)) throw error;
    reading.problems.add(found.placeOf(error.line), `the ${kind} ${error.message}`, 'Correct it as README.md describes.');
  }
  return found.text;
}
