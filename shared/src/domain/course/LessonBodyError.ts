/** Error of a malformed lesson body, with its line number, counted from 1. */
export class LessonBodyError extends Error {
  readonly line: number;
  constructor(line: number, problem: string) {
    super(problem);
    this.name = 'LessonBodyError';
    this.line = line;
  }
}
