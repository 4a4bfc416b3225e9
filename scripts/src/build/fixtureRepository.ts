import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const REPOSITORY = join(__dirname, '../../..');

/** Path in the repository → content. */
export type FixtureFiles = Record<string, string>;

/**
 * The smallest remote that has all that a build handles: two screens, a stylesheet, a worker, a lazy part, a public
 * file, shared singletons.
 */
export const SHOP: FixtureFiles = {
  'mfe-shop/package.json': JSON.stringify({ version: '1.2.0', dependencies: { '@lectern/shared': '^1.0.0' } }),
  'mfe-shop/tsconfig.json': '{}',
  'mfe-shop/src/remote.ts': remote('shop', [
    ['shelf', '/shelf', 'ShelfScreen'],
    ['till', '/till', 'TillScreen'],
    ['desk', '/desk', 'TillScreen'],
  ]),
  'mfe-shop/src/screens/ShelfScreen.tsx': `
    import { useEffect, useState } from 'react';
    import { Link } from '@lectern/shared/router';
    import styles from './ShelfScreen.module.css';
    const client = () => import('@lectern/shared/query');
    const part = () => import('./part');
    export default function ShelfScreen() {
      const [count, setCount] = useState(0);
      useEffect(() => { new Worker(new URL('./count.worker.ts', import.meta.url)); void client(); void part(); }, []);
      return <h1 className={styles.title} onClick={() => setCount(count + 1)}>Shelf {count} <Link to="/till">Till</Link></h1>;
    }`,
  'mfe-shop/src/screens/ShelfScreen.module.css': '@layer remote { .title { color: red; } }',
  'mfe-shop/src/screens/part.ts': 'export const part = "lazy part";',
  'mfe-shop/src/screens/count.worker.ts': 'postMessage("from the worker");',
  'mfe-shop/src/screens/TillScreen.tsx': 'export default function TillScreen() { return <h1>Till</h1>; }',
  'mfe-shop/public/shelf.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h1"/>'.repeat(50)}</svg>`,
};

/** The smallest shell: a template, first script and style, one lazy screen and one that is always there. */
export const SHELL: FixtureFiles = {
  'shell/package.json': JSON.stringify({ version: '2.0.0', dependencies: { '@lectern/shared': '^1.0.0' } }),
  'shell/tsconfig.json': '{}',
  'shell/src/remote.ts': remote('shell', [
    ['sign-in', '/sign_in', 'SignInScreen'],
    ['warning', '/warning', 'WarningScreen'],
  ]),
  'shell/src/boot/template.html': '<!doctype html>\n<title>Shell</title>\n<!--lectern:head-->\n',
  'shell/src/index.tsx': `
    import './shell.css';
    import * as React from 'react';
    import * as Host from '@lectern/shared/host';
    import WarningScreen from './chrome/WarningScreen';
    declare const LECTERN_PROVIDES: object;
    console.log(LECTERN_PROVIDES, React, Host, WarningScreen);
    void import('./account/account').then(console.log);`,
  'shell/src/shell.css': 'body { margin: 0 }',
  'shell/src/chrome/WarningScreen.tsx': 'export default function WarningScreen() { return <p>Warning</p>; }',
  'shell/src/account/account.ts': 'export { default as SignInScreen } from "./SignInScreen";',
  'shell/src/account/SignInScreen.tsx':
    'import "./signIn.css"; export default function SignInScreen() { return <p>Sign in</p>; }',
  'shell/src/account/signIn.css': 'p { margin: 0 }',
};

/** The source of a `remote.ts` with these routes: id, path, screen. */
export function remote(name: string, routes: [id: string, path: string, screen: string][]): string {
  const listed = routes.map(([id, path, screen]) => JSON.stringify({ id, path, screen, access: 'public', title: id }));
  return (
    "import { defineRemote } from '@lectern/shared/contract';\nexport default defineRemote({ name: " +
    `'${name}', routes: [${listed.join(', ')}] });`
  );
}

/** Writes a repository of these files, with the packages of this one, into a new temporary folder; returns its path. */
export function createRepository(files: FixtureFiles): string {
  const root = mkdtempSync(join(tmpdir(), 'lectern-build-'));
  const workspaces = [...new Set(Object.keys(files).map((file) => file.split('/')[0] ?? ''))];
  writeFiles(root, { 'package.json': JSON.stringify({ name: 'fixture', workspaces }), ...files });
  mkdirSync(join(root, 'node_modules/@lectern'), { recursive: true });
  for (const name of ['react', 'react-dom'])
    symlinkSync(join(REPOSITORY, 'node_modules', name), join(root, 'node_modules', name));
  symlinkSync(join(REPOSITORY, 'shared'), join(root, 'node_modules/@lectern/shared'));
  return root;
}

/** Writes or replaces files below `root`. */
export function writeFiles(root: string, files: FixtureFiles): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
}
