/** Returns the query string that opens a lesson. It keeps the selected tab and drops the position of another lesson. */
export function searchOfLesson(query: URLSearchParams, lessonId: string): string {
  const next = new URLSearchParams(query);
  next.delete('t');
  next.set('lesson', lessonId);
  return next.toString();
}
