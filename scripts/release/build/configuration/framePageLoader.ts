import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { LoaderContext } from 'webpack';

const INCLUDE = /^( *)\/\/ include (\S+)$/m;

/**
 * webpack loader for the pages of frames: replaces a line `// include REQUEST` by the text of that module, at the
 * line's depth. The scripts of several pages share code so, without a request and without a name that foreign code in
 * the page could see. Rejects when the module does not resolve.
 */
export default async function framePageLoader(this: LoaderContext<object>, page: string): Promise<string> {
  const include = INCLUDE.exec(page);
  if (!include) return page;
  const [line, indent = '', request = ''] = include;
  const path = await this.getResolve()(dirname(this.resourcePath), request);
  this.addDependency(path);
  const text = (await readFile(path, 'utf8')).trimEnd().replace(/^(?=.)/gm, indent);
  return page.replace(line, () => text);
}
