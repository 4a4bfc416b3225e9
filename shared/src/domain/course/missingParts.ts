import type { CourseDraft, DraftContent, DraftLesson } from './courseDraft';
import { draftOutline } from './draftOutline';
import { LessonBodyError } from './LessonBodyError';
import { parsePenLesson } from './penLesson';
import { parseQuiz } from './quizBody';

/** Kinds of what a draft can lack. Those of `ADVICE` don't keep it from being published. */
export type MissingKind =
  | 'title'
  | 'summary'
  | 'outcomes'
  | 'category'
  | 'cover'
  | 'lesson'
  | 'sectionTitle'
  | 'emptySection'
  | 'lessonTitle'
  | 'duration'
  | 'video'
  | 'text'
  | 'quiz'
  | 'code'
  | 'captions';

/** Recommended parts: they improve a course, and none is required. */
export const ADVICE: ReadonlySet<MissingKind> = new Set(['emptySection', 'captions']);

/**
 * Something that a draft lacks. `part` names where, as in comments: `details.title`, `section.<id>`, `lesson.<id>`.
 * `title` is that of the section or lesson. `line` is the line of a malformed body, counted from 1.
 */
export type MissingPart = { kind: MissingKind; part: string; title: string; line: number | null };

/** The content of a lesson that the check reads; null when nothing is stored. */
export type CheckedContent = Pick<DraftContent, 'video' | 'captions' | 'body'> | null;

/**
 * Lists what a draft lacks before it can be published, in the order of the course. `contents` holds the content of each
 * lesson by its id. A published course keeps its cover. The studio and the server use this same function.
 */
export function missingParts(
  { details, sections, lessons }: Pick<CourseDraft, 'details' | 'sections' | 'lessons'>,
  contents: ReadonlyMap<string, CheckedContent>,
  isPublished: boolean,
): MissingPart[] {
  const missing: MissingPart[] = [];
  const add = (kind: MissingKind, part: string, title = '', line: number | null = null): void =>
    void missing.push({ kind, part, title, line });
  if (details.title.trim().length < 3) add('title', 'details.title');
  if (details.summary.trim() === '') add('summary', 'details.summary');
  if (details.outcomes.every((outcome) => outcome.trim() === '')) add('outcomes', 'details.outcomes');
  if (details.category === null) add('category', 'details.category');
  if (details.cover === null && !isPublished) add('cover', 'details.cover');
  const outline = draftOutline({ sections, lessons });
  if (outline.every((section) => section.lessons.length === 0)) add('lesson', 'details.outline');
  for (const section of outline) {
    const part = `section.${section.id}`;
    if (section.title.trim() === '') add('sectionTitle', part, section.title);
    if (section.lessons.length === 0) add('emptySection', part, section.title);
    for (const lesson of section.lessons)
      for (const [kind, line] of missingInLesson(lesson, contents.get(lesson.id) ?? null))
        add(kind, `lesson.${lesson.id}`, lesson.title, line);
  }
  return missing;
}

type Finding = readonly [MissingKind, number | null];

function missingInLesson(lesson: DraftLesson, content: CheckedContent): Finding[] {
  const found: Finding[] = [];
  if (lesson.title.trim() === '') found.push(['lessonTitle', null]);
  return [...found, ...missingInContent(lesson, content)];
}

function missingInContent({ kind, durationSec }: DraftLesson, content: CheckedContent): Finding[] {
  const body = content?.body ?? '';
  if (kind === 'text') return body.trim() === '' ? [['text', null]] : [];
  if (kind === 'quiz') return faultOf('quiz', () => parseQuiz(body));
  if (kind === 'pen') return faultOf('code', () => parsePenLesson(body));
  if (!content?.video) return [['video', null]];
  const found: Finding[] = durationSec === 0 ? [['duration', null]] : [];
  return content.captions.length === 0 ? [...found, ['captions', null]] : found;
}

function faultOf(kind: MissingKind, parse: () => unknown): Finding[] {
  try {
    parse();
    return [];
  } catch (error) {
    if (error instanceof LessonBodyError) return [[kind, error.line]];
    throw error;
  }
}
