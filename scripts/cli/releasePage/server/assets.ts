import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as TypeScript from 'typescript';

/** A file of the page: its media type and its text. */
export type Asset = { type: string; text: string };

const load = createRequire(__filename);
const SCRIPTS = ['main', 'confirmDialog'];

/** Resolves to the page's styles and scripts and the product's tokens, by path. Rejects when one can't be read. */
export async function readAssets(): Promise<Map<string, Asset>> {
  const kit = join(dirname(load.resolve('@lectern/shared/package.json')), 'src/ui');
  const styles: [string, string][] = [
    ['/tokens.css', join(kit, 'tokens.css')],
    ['/reset.css', join(kit, 'reset.css')],
    ['/page.css', join(__dirname, '../page.css')],
    ['/dialog.css', join(__dirname, '../dialog.css')],
  ];
  const assets = new Map<string, Asset>();
  for (const [path, file] of styles) assets.set(path, { type: 'text/css', text: await readFile(file, 'utf8') });
  for (const name of SCRIPTS) assets.set(`/${name}.js`, { type: 'text/javascript', text: await scriptOf(name) });
  return assets;
}

/** Compiles a module of the page: it runs from its source, as the command itself does. */
async function scriptOf(name: string): Promise<string> {
  const { transpileModule, ModuleKind, ScriptTarget } = load('typescript') as typeof TypeScript;
  const source = await readFile(join(__dirname, '../browser', `${name}.ts`), 'utf8');
  const compilerOptions = { module: ModuleKind.ESNext, target: ScriptTarget.ES2022, removeComments: true };
  return transpileModule(source, { compilerOptions }).outputText;
}
