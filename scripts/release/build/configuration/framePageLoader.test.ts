import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Script } from 'node:vm';
import framePageLoader from './framePageLoader';

const ROOT = join(__dirname, '../../../..');

/** Runs the loader as webpack would, for a page beside the modules that it includes. */
const load = async (resourcePath: string, page: string): Promise<{ page: string; dependencies: string[] }> => {
  const dependencies: string[] = [];
  const context = {
    resourcePath,
    getResolve: () => (folder: string, request: string) =>
      Promise.resolve(require.resolve(request, { paths: [folder] })),
    addDependency: (path: string) => dependencies.push(path),
  };
  return {
    page: await framePageLoader.call(context as unknown as ThisParameterType<typeof framePageLoader>, page),
    dependencies,
  };
};

test('an included module replaces its line, at the depth of the line, and is watched', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-page-'));
  writeFileSync(join(folder, 'part.js'), "const text = '$&';\n\nif (text) {\n  run();\n}\n");
  const loaded = await load(join(folder, 'page.html'), '<script>\n  // include ./part.js\n  text;\n</script>');
  expect(loaded.page).toBe("<script>\n  const text = '$&';\n\n  if (text) {\n    run();\n  }\n  text;\n</script>");
  expect(loaded.dependencies).toEqual([join(folder, 'part.js')]);
  rmSync(folder, { recursive: true });
});

test('a page without an include stays as it is; a missing module fails', async () => {
  expect((await load('/page.html', '<p>// included</p>')).page).toBe('<p>// included</p>');
  await expect(load('/page.html', '// include ./none.js')).rejects.toThrow('./none.js');
});

test.each(['shared/src/judge/judge-frame.html', 'mfe-learning/src/pen/preview/pen-frame.html'])(
  'the script of %s parses with what it includes',
  async (file) => {
    const source = join(ROOT, file);
    const { page, dependencies } = await load(source, readFileSync(source, 'utf8'));
    expect(dependencies).toEqual([join(ROOT, 'shared/src/judge/codePage.js')]);
    const script = /<script>\n(.*)<\/script>/s.exec(page)?.[1] ?? '';
    expect(new Script(script)).toBeInstanceOf(Script);
  },
);
