import type { RemoteRanges } from './ranges';

/** Names of a remote in the forms that its files use: `live-events`, `LiveEvents`, `liveEvents`, `Live events`. */
type Names = { name: string; Type: string; value: string; title: string };

/**
 * Returns the files of a new remote, by their path below its folder: a screen with its text, test and styles. `isOwn`:
 * its repository is a team's own, where each remote has scripts and a type-check without references.
 */
export function remoteFiles(name: string, ranges: RemoteRanges, isOwn: boolean): Record<string, string> {
  const names = namesOf(name);
  const { Type, value } = names;
  return {
    'package.json': packageJson(names, ranges, isOwn),
    'README.md': readme(names, isOwn),
    'tsconfig.json': isOwn ? OWN_TSCONFIG : tsconfig(names),
    'webpack.config.cjs': "module.exports = require('lectern/build').federated(__dirname);\n",
    'src/css.d.ts': CSS_TYPES,
    'src/remote.ts': definition(names),
    [`src/text/${value}.en.ts`]: text(names),
    [`src/screens/${Type}Screen.tsx`]: screen(names),
    [`src/screens/${Type}Screen.module.css`]: STYLES,
    [`src/screens/${Type}Screen.test.tsx`]: screenTest(names),
  };
}

function namesOf(name: string): Names {
  const words = name.split('-');
  const Type = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const title = words.join(' ');
  return {
    name,
    Type,
    value: Type.charAt(0).toLowerCase() + Type.slice(1),
    title: title.charAt(0).toUpperCase() + title.slice(1),
  };
}

function packageJson({ name, title }: Names, { shared, react, tools }: RemoteRanges, isOwn: boolean): string {
  const packageJson = {
    name: isOwn ? `mfe-${name}` : `@lectern/mfe-${name}`,
    version: '1.0.0',
    private: true,
    description: `${title}.`,
    ...(isOwn ? { scripts: scriptsOf(name) } : { license: 'MIT' }),
    dependencies: { '@lectern/shared': shared, react },
    devDependencies: { lectern: tools.lectern },
  };
  return `${JSON.stringify(packageJson, null, 2)}\n`;
}

const scriptsOf = (name: string): Record<string, string> => ({
  dev: `lectern dev ${name}`,
  typecheck: 'tsc -p .',
  build: `lectern build ${name} --out dist`,
  release: `lectern release ${name}`,
});

const readme = ({ name, title, Type }: Names, isOwn: boolean): string => `# ${title} (\`${name}\`)

| route | screen |
|---|---|
| \`/${name}\` | \`${Type}Screen\` |

Documents: none yet.

- Develop: \`npx lectern dev ${name} --shell http://localhost:4000\`, then open port 4100.
- Test: \`${isOwn ? 'npm test' : `npx jest mfe-${name}`}\`.
- Release: \`npx lectern release ${name}\`; \`npx lectern rollback ${name}\` takes it back.${isOwn ? HOME_ADVICE : ''}
`;

const HOME_ADVICE = `
  LECTERN_HOME names the home folder of the site that it is released to.`;

/** The shared package is installed as sources, so its types are checked along with those of the remote. */
const OWN_TSCONFIG = `{
  "extends": "lectern/tsconfig.strict.json",
  "compilerOptions": {
    "noEmit": true,
    "lib": ["ES2023", "DOM", "DOM.Iterable"],
    "types": ["node", "jest", "@testing-library/jest-dom"]
  },
  "include": ["src"]
}
`;

const tsconfig = ({ name }: Names): string => `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": {
    "outDir": "../node_modules/.cache/tsc/mfe-${name}",
    "tsBuildInfoFile": "../node_modules/.cache/tsc/mfe-${name}.tsbuildinfo",
    "rootDir": "./src",
    "lib": ["ES2023", "DOM", "DOM.Iterable"]
  },
  "include": ["src/**/*.ts", "src/**/*.tsx"],
  "exclude": ["**/*.test.ts", "**/*.test.tsx", "**/testBed.ts"],
  "references": [{ "path": "../shared/tsconfig.pure.json" }, { "path": "../shared" }]
}
`;

const CSS_TYPES = `declare module '*.module.css' {
  const classes: Record<string, string>;
  export = classes;
}
declare module '*.css';
`;

const definition = ({ name, title, Type }: Names): string => `import { defineRemote } from '@lectern/shared/contract';

/** ${title}. */
export default defineRemote({
  name: '${name}',
  routes: [{ id: '${name}', path: '/${name}', screen: '${Type}Screen', access: 'public', title: '${title}' }],
});
`;

const text = ({ title, value }: Names): string => `import { translatable } from '@lectern/shared/translations';

/** Text of the first screen. */
export const ${value}Text = translatable('${value}', () => ({
  title: '${title}',
  lead: 'This screen is new. Edit it, and the page follows.',
}));
`;

const screen = ({ Type, value, title }: Names): string => `import { useText } from '@lectern/shared/text';
import { Page, PageHeader } from '@lectern/shared/ui';
import { ${value}Text } from '../text/${value}.en';
import * as styles from './${Type}Screen.module.css';

/** ${title}: the first screen. */
export default function ${Type}Screen() {
  const text = useText(${value}Text);
  return (
    <Page width="narrow">
      <PageHeader title={text.title} />
      <p className={styles.lead}>{text.lead}</p>
    </Page>
  );
}
`;

const STYLES = `@layer remote {
  .lead {
    margin-block: 0;
  }
}
`;

const screenTest = ({ Type, value, name }: Names): string => `import { screen } from '@testing-library/react';
import { renderScreen } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { ${value}Text } from '../text/${value}.en';
import ${Type}Screen from './${Type}Screen';

test('shows its title', () => {
  renderScreen(<${Type}Screen />, { path: '/${name}' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(textOf(${value}Text).title);
});
`;
