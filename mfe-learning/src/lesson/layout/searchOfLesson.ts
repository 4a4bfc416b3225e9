/**
 * Returns the query string that opens a lesson. Keeps the selected tab, and drops the position in the previous lesson.
 */
export function searchOfLesson(query: URLSearchParams, lessonId: string): string {
  const next = new URLSearchParams(query);
  next.delete('t');
  next.set('lesson', lessonId);
  return next.toString();
}
