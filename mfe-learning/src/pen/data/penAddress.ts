/** The lesson that a piece of code belongs to. */
export type LessonKey = { courseId: string; lessonId: string };

const ID = /^[A-Za-z0-9_-]{1,128}$/;

/** Returns the editor's address for a lesson's code. `back` is the lesson page that the editor links back to. */
export function editorAddress({ courseId, lessonId }: LessonKey, back: string): string {
  return `/codepen?${new URLSearchParams({ from: `${courseId}/${lessonId}`, back }).toString()}`;
}

/** Returns the lesson in the editor's address (`?from=COURSE/LESSON`), or null. */
export function lessonInAddress(query: URLSearchParams): LessonKey | null {
  const [courseId = '', lessonId = '', ...rest] = (query.get('from') ?? '').split('/');
  return ID.test(courseId) && ID.test(lessonId) && rest.length === 0 ? { courseId, lessonId } : null;
}

/** Returns the id of the pen in the editor's address (`?pen=ID`), or null. */
export function penInAddress(query: URLSearchParams): string | null {
  const id = query.get('pen');
  return id !== null && ID.test(id) ? id : null;
}

/** Returns the lesson page to go back to (`?back=`), or null. It is always a player path on this site. */
export function returnPath(query: URLSearchParams): string | null {
  const back = query.get('back');
  if (!back || !URL.canParse(back, location.origin)) return null;
  const url = new URL(back, location.origin);
  return back.startsWith('/watch/') && url.origin === location.origin && url.pathname.startsWith('/watch/')
    ? url.pathname + url.search
    : null;
}

/** Returns the address of the current page at a lesson and a position in seconds, for the editor to link back to. */
export function lessonPageAt(
  { pathname, search }: { pathname: string; search: string },
  lessonId: string,
  seconds: number,
): string {
  const query = new URLSearchParams(search);
  query.set('lesson', lessonId);
  query.set('t', String(Math.floor(seconds)));
  return `${pathname}?${query.toString()}`;
}
