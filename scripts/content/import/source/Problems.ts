/** A problem of a content folder: its position, what is wrong, and how to fix it. `line` counts from 1. */
export type Problem = { file: string; line: number; what: string; fix: string };

/** Thrown for content that cannot be imported, with all problems found. Nothing has been written. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    const lines = problems.map(
      ({ file, line, what, fix }) => `${onOneLine(file)}:${line}: ${onOneLine(what)}\n    Fix: ${onOneLine(fix)}`,
    );
    super(
      `${problems.length === 1 ? 'One problem' : `${problems.length} problems`}; nothing was ` +
        `imported.\n${lines.join('\n')}`,
    );
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** Replaces control characters: names and texts of an author must not fake another problem or control the terminal. */
const onOneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, '�');

/** Collects problems, so that one run reports all of them. */
export class Problems {
  private readonly found = new Map<string, Problem>();

  /** Returns all problems, each once. */
  get all(): readonly Problem[] {
    return Array.from(this.found.values());
  }

  add(position: { file: string; line: number }, what: string, fix: string): void {
    const key = JSON.stringify([position.file, position.line, what]);
    if (!this.found.has(key)) this.found.set(key, { file: position.file, line: position.line, what, fix });
  }

  /** Throws a ContentError with all problems, in the order of files and lines, unless there are none. */
  throwIfAny(): void {
    if (this.found.size === 0) return;
    throw new ContentError(
      this.all.toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1)),
    );
  }
}
