/** Which lesson a piece of code belongs to. */
export type LessonKey = { courseId: string; lessonId: string };

const ID = /^[A-Za-z0-9_-]{1,128}$/;

/**
 * The address of the editor for a lesson's code, with the way back to the very page and second that it was opened from.
 */
export function editorAddress({ courseId, lessonId }: LessonKey, back: string): string {
  return `/codepen?${new URLSearchParams({ from: `${courseId}/${lessonId}`, back }).toString()}`;
}

/** The lesson that the editor's address names, or null. */
export function lessonOf(query: URLSearchParams): LessonKey | null {
  const [courseId = '', lessonId = '', ...rest] = (query.get('from') ?? '').split('/');
  return ID.test(courseId) && ID.test(lessonId) && rest.length === 0 ? { courseId, lessonId } : null;
}

/** The pen that the editor's address names, or null. */
export function penOf(query: URLSearchParams): string | null {
  const id = query.get('pen');
  return id !== null && ID.test(id) ? id : null;
}

/**
 * The page of the lesson that the editor was opened from: an address of this site's player and nothing else, or null.
 */
export function backOf(query: URLSearchParams): string | null {
  const back = query.get('back');
  if (!back || !URL.canParse(back, location.origin)) return null;
  const url = new URL(back, location.origin);
  return back.startsWith('/watch/') && url.origin === location.origin && url.pathname.startsWith('/watch/')
    ? url.pathname + url.search
    : null;
}

/** This page, with the lesson and the second that it is at: where the editor leads back to. */
export function hereAt(
  { pathname, search }: { pathname: string; search: string },
  lessonId: string,
  seconds: number,
): string {
  const query = new URLSearchParams(search);
  query.set('lesson', lessonId);
  query.set('t', String(Math.floor(seconds)));
  return `${pathname}?${query.toString()}`;
}
