/**
 * Returns a Markdown text with the path of each picture replaced by the result of `replace`; `line` counts from 1.
 * Pictures on other sites and examples in code stay as they are.
 */
export function replaceTextImages(body: string, replace: (path: string, line: number) => string): string {
  let isCode = false;
  return body
    .split('\n')
    .map((line, index) => {
      if (line.startsWith('```')) isCode = !isCode;
      if (isCode) return line;
      return line.replace(IMAGES, (found, start: string | undefined, path: string) =>
        start === undefined || /^[a-z][a-z0-9+.-]*:|^\//i.test(path) ? found : start + replace(path, index + 1),
      );
    })
    .join('\n');
}

/** Code in a line, or the beginning and the path of a picture. */
const IMAGES = /`[^`]+`|(!\[[^[\]\n]*\]\()([^\s()]+)(?=\))/g;
