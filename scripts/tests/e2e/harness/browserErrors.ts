import type { BrowserContext } from '@playwright/test';
import type { Faults } from '../../../release';

/** A home without a published catalogue answers 404 for its pointer; the screens then show their empty state. */
const EXPECTED = [/404 .*\/catalogue%2Fpointer\.json/];

/** Refusals of a commit that lost a race with another write: the sender reads and sends again. */
const CONFLICT = /"status": ?"(ABORTED|ALREADY_EXISTS|FAILED_PRECONDITION)"/;

/** Collects the errors of a test's visitors: uncaught exceptions and console errors, one line each. */
export class BrowserErrors {
  private readonly lines: string[] = [];
  private readonly allowed = [...EXPECTED];

  constructor(private readonly faults: Faults) {}

  /** Collects the errors of all tabs of a visitor from now on. */
  watch(context: BrowserContext): void {
    context.on('weberror', (error) => {
      this.lines.push(`uncaught: ${error.error().stack ?? error.error().message}`);
    });
    context.on('console', (message) => {
      if (message.type() === 'error') this.lines.push(`console: ${message.text()} (${message.location().url})`);
    });
  }

  /** Expects errors whose line matches one of these. */
  allow(...messages: RegExp[]): void {
    this.allowed.push(...messages);
  }

  /** Returns the message of a test that passed but had errors which it does not allow; null without any. */
  unexpectedReport(): string | null {
    const unexpected = this.lines.filter((line) => !this.allowed.some((pattern) => pattern.test(line)));
    return this.withoutConflicts(unexpected).length === 0
      ? null
      : ['Errors in the browser that the test does not allow:', ...this.lines, ...this.refusals()].join('\n  ');
  }

  /** Returns everything that may explain a failed test; null when there is nothing. */
  fullReport(): string | null {
    const lines = [...this.lines, ...this.refusals()];
    return lines.length === 0 ? null : ['Errors in the browser and refusals of the site:', ...lines].join('\n  ');
  }

  /** Drops as many failed commits as the backend reported conflicts: a browser logs each lost race as an error. */
  private withoutConflicts(lines: string[]): string[] {
    const commits = this.faults.requests(/documents:commit/);
    let conflicts = commits.filter(({ refusal }) => CONFLICT.test(refusal ?? '')).length;
    return lines.filter((line) => !/status of (400|409).*documents:commit/.test(line) || (conflicts -= 1) < 0);
  }

  private refusals(): string[] {
    const refused = this.faults.requests().filter(({ refusal }) => refusal !== null);
    return refused.map(
      ({ method, path, status, refusal }) =>
        `answered ${String(status)}: ${method} ${path.slice(0, 120)}: ` +
        (refusal?.slice(0, 300).replace(/\s+/g, ' ') ?? ''),
    );
  }
}
