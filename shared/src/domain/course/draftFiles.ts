import type { LessonContent } from './lessonContent';
import { replaceTextImages } from './textImages';

/** The files of a lesson, of a draft or published. */
type LessonFiles = Pick<LessonContent, 'video' | 'poster' | 'captions' | 'resources' | 'body'>;

/** A file to be copied within the bucket before the content that names it is published. */
export type FileCopy = { from: string; to: string };

/**
 * Folder of a course's files that are not published. Only its teacher and administrators read them; each file has a
 * folder of its own with a random name, and is never overwritten.
 */
export const draftFolder = (courseId: string): string => `courses/${courseId}/drafts/`;

/**
 * Returns where a file of a course is published: below `previews`, which everybody reads, or below `files`, which
 * learners read. Files that are there already, and paths outside the course, stay.
 */
export function publishedPath(courseId: string, path: string, isPreview: boolean): string {
  const root = `courses/${courseId}/`;
  if (!path.startsWith(root)) return path;
  const rest = path.slice(root.length);
  const inner = rest.replace(/^(drafts|previews|files)\//, '');
  if (isPreview) return `${root}previews/${inner}`;
  return /^(drafts|previews)\//.test(rest) ? `${root}files/${inner}` : path;
}

/**
 * Returns the content of a lesson as learners read it, and the copies of its files that must exist first. Nothing is
 * moved: what is published now keeps its files until the new version replaces it.
 */
export function publishLessonFiles<T extends LessonFiles>(
  courseId: string,
  content: T,
  isPreview: boolean,
): { content: T; copies: FileCopy[] } {
  const copies = new Map<string, string>();
  const publish = (from: string): string => {
    const to = publishedPath(courseId, from, isPreview);
    if (to !== from) copies.set(to, from);
    return to;
  };
  const entry = <E extends { path: string }>(file: E): E => ({ ...file, path: publish(file.path) });
  const published = {
    ...content,
    video: content.video && publish(content.video),
    poster: content.poster && publish(content.poster),
    captions: content.captions.map(entry),
    resources: content.resources.map(entry),
    body: replaceTextImages(content.body, publish),
  };
  return { content: published, copies: Array.from(copies, ([to, from]) => ({ from, to })) };
}
