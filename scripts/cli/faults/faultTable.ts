import type { VisitorView } from '../../release';
import type { Aftermath, FaultResult } from './tryFault';

/** Returns the lines of a table with one row for each fault: what visitors see, and how many milliseconds they wait. */
export function faultTable(results: readonly FaultResult[], healthy: string): string[] {
  const headings = ['fault', 'with a fallback', 'ms', 'as a first release', 'ms', 'other remotes', 'roll-back'];
  const rows = results.map((result) => rowOf(result, healthy));
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(headings), ...rows.map(line), ...messagesOf(results), ...reasonsOf(results)];
}

function rowOf({ name, routes, first, aftermath }: FaultResult, healthy: string): string[] {
  const views = routes.map(({ view }) => view);
  const { withFallback, first: alone } = aftermath;
  return [
    name,
    [...new Set(views.map((view) => describeView(view, healthy)))].join(', '),
    String(Math.max(...views.map(({ ms }) => ms))),
    describeView(first, healthy),
    String(first.ms),
    both(withFallback, alone, 'others') ? 'unaffected' : 'AFFECTED',
    both(withFallback, alone, 'recovered') ? 'recovers' : 'DOES NOT RECOVER',
  ];
}

const both = (one: Aftermath, other: Aftermath, key: keyof Aftermath): boolean => one[key] && other[key];

function describeView(view: VisitorView, healthy: string): string {
  switch (view.outcome) {
    case 'screen':
      return view.release === healthy ? 'fallback' : 'its own screen';
    case 'failure':
      return `failure screen (${view.kind})`;
    case 'loading':
      return 'loader with a way out';
    case 'maintenance':
      return 'maintenance';
    case 'nothing':
      return 'NOTHING';
  }
}

/** Messages of failure screens, each once, with the fault that causes it. */
function messagesOf(results: readonly FaultResult[]): string[] {
  const lines = results.flatMap(({ name, first }) =>
    first.outcome === 'failure' ? [`  ${name}: ${first.message.replace(/\s+/g, ' ')}`] : [],
  );
  return lines.length === 0 ? [] : ['', 'Messages of the failure screens:', ...lines];
}

function reasonsOf(results: readonly FaultResult[]): string[] {
  const lines = results.flatMap(({ name, reasons }) => reasons.map((reason) => `  ${name}: ${reason}.`));
  return lines.length === 0 ? [] : ['', 'Not survived:', ...lines];
}
