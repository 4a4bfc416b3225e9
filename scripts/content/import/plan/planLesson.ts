import { replaceTextImages, scanPenLesson, scanQuiz } from '@lectern/shared/domain';
import * as v from 'valibot';
import { fileName, secondsOf, type LessonForm } from '../source/forms';
import { checkFile, type FilePosition } from './checkFile';
import type { Reading } from './plan';
import { readMarkdown } from './readMarkdown';
import type { YamlFile, YamlPath } from '../source/readYaml';

/** Position of a lesson: its course, the course's file and folder, and the keys that lead to it. */
export type LessonPosition = { courseId: string; folder: string; yaml: YamlFile; path: YamlPath };

/** Data for the documents of a lesson: its entry in the outline, without the order, and its content. */
export type LessonParts = {
  kind: LessonKind;
  durationSec: number;
  content: Record<string, unknown>;
  captionLanguages: string[];
  /** The solution of a code lesson, for its teacher only. */
  solution: { html: string; css: string; js: string } | null;
};

type LessonKind = 'video' | 'text' | 'quiz' | 'pen';

const KINDS = ['video', 'text', 'quiz', 'pen'] as const;

/** Checks a lesson and the files that it names, and plans the files; null after adding a problem with its kind. */
export function planLesson(reading: Reading, position: LessonPosition, lesson: LessonForm): LessonParts | null {
  const kind = kindOf(reading, position, lesson);
  if (kind === null) return null;
  const durationSec = secondsOf(lesson.duration);
  const add = (kind: NamedFile['kind'], name: string, field: YamlPath): string | null => {
    const at = { ...position.yaml.positionOf([...position.path, ...field]), endSec: durationSec };
    return planFile(reading, position, { isPreview: lesson.preview, kind, name, at });
  };
  const video = lesson.video === undefined ? null : add('video', lesson.video, ['video']);
  const poster = lesson.poster === undefined ? null : add('image', lesson.poster, ['poster']);
  const captions = lesson.captions.map(({ language, file, kind: captionKind }, index) => ({
    language,
    path: add('captions', file, ['captions', index, 'file']),
    kind: captionKind,
  }));
  const resources = lesson.resources.map(({ title, file }, index) => ({
    title,
    path: add('resource', file, ['resources', index, 'file']),
  }));
  checkChapters(reading, position, lesson);
  checkCaptionTracks(reading, position, lesson);
  if (kind === 'video' && captions.length === 0) adviseCaptions(reading, position, lesson);
  if (kind !== 'video')
    for (const field of ['poster', 'captions', 'chapters', 'notes'] as const)
      refuseWithoutVideo(reading, position, lesson, field);
  const content = {
    video,
    // Content without a poster is stored as before this field: an import again writes nothing.
    ...(poster === null ? {} : { poster }),
    captions,
    chapters: lesson.chapters.map(({ title, at }) => ({ title, startSec: secondsOf(at) })),
    body: readBody(reading, position, lesson, kind),
    resources,
    preview: lesson.preview,
  };
  const captionLanguages = lesson.captions.map(({ language }) => language);
  const solution = readSolution(reading, position, lesson, kind);
  return { kind, durationSec, content, captionLanguages, solution };
}

/** Returns the kind of a lesson; null after adding a problem when it has no content, or more than one. */
function kindOf({ problems }: Reading, { yaml, path }: LessonPosition, lesson: LessonForm): LessonKind | null {
  const [kind, ...others] = KINDS.filter((name) => lesson[name] !== undefined);
  if (kind !== undefined && others.length === 0) return kind;
  const what =
    kind === undefined ? 'has no content' : `has more than one kind of content: ${[kind, ...others].join(' and ')}`;
  problems.add(
    yaml.positionOf(path),
    `"${lesson.title}" ${what}`,
    'Give each lesson exactly one of text, quiz, pen and video; a video may have notes too.',
  );
  return null;
}

function checkChapters(
  { problems }: Reading,
  { yaml, path }: LessonPosition,
  { chapters, duration }: LessonForm,
): void {
  chapters.forEach(({ at }, index) => {
    const where = yaml.positionOf([...path, 'chapters', index, 'at']);
    const previous = chapters[index - 1]?.at;
    if (secondsOf(at) >= secondsOf(duration))
      problems.add(where, "the chapter begins after the lesson's end", `Write a time before ${duration}.`);
    else if (previous !== undefined && secondsOf(at) <= secondsOf(previous))
      problems.add(
        where,
        'the chapter does not begin after the one before it',
        `Write a time after ${previous}, or reorder the chapters.`,
      );
  });
}

/** The captions menu of the player lists tracks by kind and language: each pair must be unique. */
function checkCaptionTracks({ problems }: Reading, { yaml, path }: LessonPosition, { captions }: LessonForm): void {
  const taken = new Set<string>();
  captions.forEach(({ language, kind }, index) => {
    const name = `${kind} ${language}`;
    if (taken.has(name))
      problems.add(
        yaml.positionOf([...path, 'captions', index]),
        `a second file of ${kind} in "${language}"`,
        'Keep one, or give the other its own language or kind.',
      );
    taken.add(name);
  });
}

/** Advises captions, without requiring them: a video without speech needs none. */
function adviseCaptions({ plan }: Reading, { yaml, path }: LessonPosition, { title }: LessonForm): void {
  const { file, line } = yaml.positionOf(path);
  plan.advice.push(`${file}:${line}: the video "${title}" has no captions; add them if it contains speech.`);
}

function refuseWithoutVideo(
  { problems }: Reading,
  { yaml, path }: LessonPosition,
  lesson: LessonForm,
  field: 'poster' | 'captions' | 'chapters' | 'notes',
): void {
  if ((lesson[field]?.length ?? 0) > 0)
    problems.add(yaml.positionOf([...path, field]), `${field} without a video`, 'Remove it, or add the video.');
}

type NamedFile = {
  isPreview: boolean;
  kind: Parameters<typeof checkFile>[1];
  name: string;
  at: FilePosition;
};

function planFile(
  reading: Reading,
  { courseId, folder }: LessonPosition,
  { isPreview, kind, name, at }: NamedFile,
): string | null {
  const file = `${folder}/${name}`;
  const contentType = checkFile(reading, kind, file, at);
  const target = `courses/${courseId}/${isPreview ? 'previews' : 'files'}/${name.normalize()}`;
  if (contentType !== null)
    reading.plan.files.push({ bucket: 'site', path: target, from: reading.source.at(file), contentType });
  return contentType === null ? null : target;
}

/** Reads the solution of a code lesson: its html, css and js blocks. */
function readSolution(
  reading: Reading,
  { folder, yaml, path }: LessonPosition,
  { solution }: LessonForm,
  kind: LessonKind,
): LessonParts['solution'] {
  if (solution === undefined) return null;
  if (kind !== 'pen') {
    reading.problems.add(
      yaml.positionOf([...path, 'solution']),
      'a solution without a code lesson',
      'Remove it, or write the lesson as pen.',
    );
    return null;
  }
  const found = readMarkdown(reading, folder, solution, yaml, [...path, 'solution']);
  if (found === null) return null;
  const { lesson, faults } = scanPenLesson(found.text);
  for (const { line, message } of faults)
    reading.problems.add(
      found.positionOf(line),
      `the solution ${message}`,
      'Follow the format in the README.md of the sample content.',
    );
  return { html: lesson.html, css: lesson.css, js: lesson.js };
}

/** Reads the text of a lesson. Pictures in it are planned, and have the paths that they get on the site. */
function readBody(reading: Reading, position: LessonPosition, lesson: LessonForm, kind: LessonKind): string {
  const { folder, yaml, path } = position;
  const field = kind === 'video' ? 'notes' : kind;
  const value = lesson[field];
  const found = value === undefined ? null : readMarkdown(reading, folder, value, yaml, [...path, field]);
  if (found === null) return '';
  const { faults } =
    kind === 'quiz' ? scanQuiz(found.text) : kind === 'pen' ? scanPenLesson(found.text) : { faults: [] };
  for (const { line, message } of faults)
    reading.problems.add(
      found.positionOf(line),
      `the ${kind} ${message}`,
      'Follow the format in the README.md of the sample content.',
    );
  return replaceTextImages(found.text, (name, line) =>
    planImage(reading, position, { name, at: found.positionOf(line), isPreview: lesson.preview }),
  );
}

/** Plans a picture of a text and returns its path on the site. A path that is one of the site already stays. */
function planImage(reading: Reading, position: LessonPosition, image: Omit<NamedFile, 'kind'>): string {
  const { name, at } = image;
  if (name.startsWith('courses/')) return name;
  if (v.safeParse(fileName, name).success) return planFile(reading, position, { ...image, kind: 'image' }) ?? name;
  const fix = 'Name a file of the course as course.yaml does: media/dough.webp.';
  reading.problems.add(at, `"${name}" is not the name of a picture in this folder`, fix);
  return name;
}
