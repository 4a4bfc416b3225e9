/** One thing that is wrong in a content folder: where, what, and what to do about it. `line` counts from 1. */
export type Problem = { file: string; line: number; what: string; fix: string };

/** Content that cannot be imported: every problem that was found. Nothing has been written. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    const lines = problems.map(({ file, line, what, fix }) => `${file}:${line}: ${what}\n    Fix: ${fix}`);
    super(`${problems.length === 1 ? 'One problem' : `${problems.length} problems`}; nothing was imported.\n${lines.join('\n')}`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** Collects what is wrong, so that one run names everything. */
export class Problems {
  readonly all: Problem[] = [];

  add(place: { file: string; line: number }, what: string, fix: string): void {
    this.all.push({ ...place, what, fix });
  }

  /** Throws a ContentError with all problems, in the order of files and lines, unless there are none. */
  throwIfAny(): void {
    if (this.all.length === 0) return;
    throw new ContentError(this.all.toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1)));
  }
}
