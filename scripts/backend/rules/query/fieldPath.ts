/**
 * Parses a field path such as `a.b` or `` `odd.name`.c `` to its names. Throws when it is malformed. Source:
 * google.firestore.v1 field paths.
 */
export function parseFieldPath(text: string): string[] {
  const names: string[] = [];
  const step = /(?:`((?:[^`\\]|\\.)+)`|([^`.\\]+))(\.|$)/y;
  let end = '.';
  while (end === '.') {
    const [whole, quoted, plain, separator] = step.exec(text) ?? [];
    if (whole === undefined) throw new TypeError(`"${text}" is not a field path`);
    names.push(quoted?.replace(/\\(.)/g, '$1') ?? plain ?? '');
    end = separator ?? '';
  }
  return names;
}
