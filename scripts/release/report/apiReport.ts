import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diff, inc, lt } from 'semver';
import { object, parse, record, string } from 'valibot';
import { sha256 } from '../store/hashes';
import { readPublicNames } from './declarations';

/** Public surface of a package: its version, and the hash of each exported signature by module and name. */
export type ApiReport = { version: string; modules: Record<string, Record<string, string>> };

/** Difference of two reports: names as `./contract parseRegistry`. */
export type ApiChange = { added: string[]; removed: string[]; changed: string[] };

const PACKAGE = object({ version: string(), exports: record(string(), string()) });
const REPORT = object({ version: string(), modules: record(string(), record(string(), string())) });

/** Length of a hash in the report: enough to notice any change, short enough to read a difference. */
const HASH_LENGTH = 12;

/** Returns the report of the package in `folder` as its sources are now: its version, and all that it exports. */
export function reportOf(folder: string): ApiReport {
  const { version, exports } = parse(PACKAGE, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const code = Object.entries(exports).filter(([name, file]) => /\.tsx?$/.test(file) && name !== './testing');
  const modules = code.map(([name, file]): [string, Record<string, string>] => [
    name,
    Object.fromEntries(
      readPublicNames(join(folder, file)).map((one) => [one.name, sha256(one.text).slice(0, HASH_LENGTH)]),
    ),
  ]);
  return { version, modules: Object.fromEntries(modules) };
}

/** Parses a committed report; throws an Error for anything else. */
export function parseReport(json: string): ApiReport {
  return parse(REPORT, JSON.parse(json));
}

/** Returns what `after` adds, removes and changes. */
export function compareReports(before: ApiReport, after: ApiReport): ApiChange {
  const was = flat(before);
  const is = flat(after);
  return {
    added: [...is.keys()].filter((name) => !was.has(name)),
    removed: [...was.keys()].filter((name) => !is.has(name)),
    changed: [...is.keys()].filter((name) => was.has(name) && was.get(name) !== is.get(name)),
  };
}

/**
 * Returns the lowest version that may follow `version` with this change: the next major one when something was removed,
 * the next minor one when something was added or changed, else the same. A change that old remotes do not survive is a
 * major one too, but only people can see that.
 */
export function requiredVersion(version: string, { added, removed, changed }: ApiChange): string {
  const step = removed.length > 0 ? 'major' : added.length + changed.length > 0 ? 'minor' : null;
  return step === null ? version : (inc(version, step) ?? version);
}

/** Returns why `current` may not follow the committed report, in sentences; null when it may. */
export function objectionTo(committed: ApiReport, current: ApiReport): string | null {
  const change = compareReports(committed, current);
  const required = requiredVersion(committed.version, change);
  if (!lt(current.version, required)) return null;
  const names = (label: string, list: string[]): string =>
    list.length === 0 ? '' : `\n  ${label}: ${list.slice(0, 20).join(', ')}${list.length > 20 ? ', …' : ''}`;
  return (
    `The public surface changed since ${committed.version}, so the version must be at least ${required}, not ` +
    `${current.version} (${diff(committed.version, required) ?? 'no'} step).` +
    names('added', change.added) +
    names('removed', change.removed) +
    names('changed', change.changed)
  );
}

function flat({ modules }: ApiReport): Map<string, string> {
  return new Map(
    Object.entries(modules).flatMap(([module, names]) =>
      Object.entries(names).map(([name, hash]): [string, string] => [`${module} ${name}`, hash]),
    ),
  );
}
