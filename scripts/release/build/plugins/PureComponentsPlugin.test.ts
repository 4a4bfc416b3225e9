import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '../buildRelease';
import { PureComponentsPlugin } from './PureComponentsPlugin';

/** Declarations in the form in which bundled libraries are published. */
const LIBRARY = `
import * as React2 from 'react';
var SharedContext = React2.createContext('shared-context');
SharedContext.displayName = 'SharedContextName';
var Boundary = class extends React2.Component {
  constructor(props) { super(props); }
  render() { return 'boundary-code'; }
};
Boundary.contextType = SharedContext;
var Link = React2.forwardRef(function LinkWithRef() { return 'link-code'; });
Link.displayName = 'LinkName';
var Impure = React2.forwardRef(globalThis.touch('impure-call'));
export { Boundary, Impure, Link };
export const other = 'other-code';
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-pure-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function bundle(imported: string): Promise<string> {
  writeFileSync(join(folder, 'library.mjs'), LIBRARY);
  writeFileSync(
    join(folder, 'entry.mjs'),
    `import { ${imported} } from './library.mjs'; globalThis.kept = ${imported};`,
  );
  const configuration = {
    mode: 'production' as const,
    context: folder,
    entry: './entry.mjs',
    externals: { react: 'var React' },
    output: { path: join(folder, 'out'), filename: 'bundle.js' },
    plugins: [new PureComponentsPlugin()],
  };
  await compile(configuration, 'fixture');
  return readFileSync(join(folder, 'out', 'bundle.js'), 'utf8');
}

test('removes unused components and everything that only they use', async () => {
  const code = await bundle('other');
  expect(code).toContain('other-code');
  expect(code).not.toMatch(/link-code|boundary-code|shared-context/);
});

test('keeps the context of a used component, but not its displayName', async () => {
  const code = await bundle('Boundary');
  expect(code).toMatch(/\.contextType=/);
  expect(code).toContain('shared-context');
  expect(code).not.toMatch(/link-code|displayName/);
});

test('keeps a call whose arguments may have side effects', async () => {
  expect(await bundle('other')).toContain('impure-call');
});
