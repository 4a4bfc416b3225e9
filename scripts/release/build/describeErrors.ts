import { stripVTControlCharacters } from 'node:util';
import type { Stats } from 'webpack';

/**
 * The errors of a compilation for people: file and line where webpack knows them, then the message; `name` stands where
 * it does not.
 */
export function describeErrors(stats: Stats, name: string): string {
  const { errors = [] } = stats.toJson({ all: false, errors: true, errorDetails: false });
  return errors
    .map(
      (error) =>
        `  ${error.moduleName ?? error.file ?? name}${error.loc ? `:${error.loc}` : ''}\n    ${plain(error.message)}`,
    )
    .join('\n');
}

/** The first lines of a webpack message, without colours and without the trace of its own code. */
function plain(message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return lines.slice(0, 12).join('\n    ');
}
