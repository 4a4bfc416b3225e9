import type { Sight } from '../../release';
import type { Aftermath, TwinResult } from './runTwin';

/** Returns the lines of a table: a twin a line, with what visitors see and for how long they wait. */
export function faultTable(results: readonly TwinResult[], healthy: string): string[] {
  const headings = ['twin', 'with a fallback', 'ms', 'as a first release', 'ms', 'other remotes', 'roll-back'];
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

function rowOf({ name, routes, first, aftermath }: TwinResult, healthy: string): string[] {
  const sights = routes.map(({ sight }) => sight);
  const { withFallback, first: alone } = aftermath;
  return [
    name,
    [...new Set(sights.map((sight) => describeSight(sight, healthy)))].join(', '),
    String(Math.max(...sights.map(({ ms }) => ms))),
    describeSight(first, healthy),
    String(first.ms),
    both(withFallback, alone, 'others') ? 'unaffected' : 'AFFECTED',
    both(withFallback, alone, 'healed') ? 'heals' : 'DOES NOT HEAL',
  ];
}

const both = (one: Aftermath, other: Aftermath, key: keyof Aftermath): boolean => one[key] && other[key];

function describeSight(sight: Sight, healthy: string): string {
  switch (sight.outcome) {
    case 'screen':
      return sight.release === healthy ? 'fallback' : 'its own screen';
    case 'failure':
      return `failure screen (${sight.kind})`;
    case 'loading':
      return 'loader with a way out';
    case 'maintenance':
      return 'maintenance';
    case 'nothing':
      return 'NOTHING';
  }
}

/** Messages of failure screens, each once, with the twins that show it. */
function messagesOf(results: readonly TwinResult[]): string[] {
  const lines = results.flatMap(({ name, first }) =>
    first.outcome === 'failure' ? [`  ${name}: ${first.message.replace(/\s+/g, ' ')}`] : [],
  );
  return lines.length === 0 ? [] : ['', 'Messages of the failure screens:', ...lines];
}

function reasonsOf(results: readonly TwinResult[]): string[] {
  const lines = results.flatMap(({ name, reasons }) => reasons.map((reason) => `  ${name}: ${reason}.`));
  return lines.length === 0 ? [] : ['', 'Not survived:', ...lines];
}
