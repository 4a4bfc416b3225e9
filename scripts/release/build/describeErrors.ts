import { stripVTControlCharacters } from 'node:util';
import type { Stats } from 'webpack';

/**
 * Formats the errors of a compilation for people: file and line, then the message. `name` replaces the file where
 * webpack reports none.
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

/** Returns the first lines of a webpack message, without colours and stack trace. */
function plain(message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return lines.slice(0, 12).join('\n    ');
}
