/** Names of a remote in the forms that its files use: `live-events`, `LiveEvents`, `liveEvents`, `Live events`. */
type Names = { name: string; Type: string; value: string; title: string };

/** Versions that the package.json of a new remote names. */
export type Versions = { shared: string; react: string };

/** Returns the files of a new remote, by their path below its folder: a screen with its text, test and styles. */
export function remoteFiles(name: string, versions: Versions): Record<string, string> {
  const names = namesOf(name);
  const { Type, value } = names;
  return {
    'package.json': packageJson(names, versions),
    'README.md': readme(names),
    'tsconfig.json': tsconfig(names),
    'webpack.config.cjs': "module.exports = require('@lectern/scripts/build').federated(__dirname);\n",
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

function packageJson({ name, title }: Names, { shared, react }: Versions): string {
  const facts = {
    name: `@lectern/mfe-${name}`,
    version: '1.0.0',
    private: true,
    description: `${title}.`,
    license: 'MIT',
    dependencies: { '@lectern/shared': `^${shared}`, react },
    devDependencies: { '@lectern/scripts': '^1.0.0' },
  };
  return `${JSON.stringify(facts, null, 2)}\n`;
}

const readme = ({ name, title, Type }: Names): string => `# ${title} (\`${name}\`)

| route | screen |
|---|---|
| \`/${name}\` | \`${Type}Screen\` |

Documents: none yet.

- Develop: \`npx lectern dev ${name} --shell http://localhost:4000\`, then open port 4100.
- Test: \`npx jest mfe-${name}\`.
- Release: \`npx lectern release ${name}\`; \`npx lectern rollback ${name}\` takes it back.
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
  export default classes;
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

const text = ({ title, value }: Names): string => `import { defineText } from '@lectern/shared/text';

/** Text of the first screen. */
export const ${value}Text = defineText(() => ({
  title: '${title}',
  lead: 'This screen is new. Edit it, and the page follows.',
}));
`;

const screen = ({ Type, value, title }: Names): string => `import { useText } from '@lectern/shared/text';
import { Page, PageHeader } from '@lectern/shared/ui';
import { ${value}Text } from '../text/${value}.en';
import styles from './${Type}Screen.module.css';

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
