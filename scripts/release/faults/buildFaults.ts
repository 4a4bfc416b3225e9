import { containerGlobal, type Release } from '@lectern/shared/contract';
import { ENTRY_FILE } from '../store/entryFile';
import type { Changes } from './copyRelease';

/** A mistake in the code of a build: the release passes every integrity check, but does not work. */
export type BuildFault = { name: string; what: string; changesFor: (remote: string, version: string) => Changes };

/** Replaces the code of the entry; `LECTERN_CONTAINER` stands for the container's name. */
const withEntry =
  (edit: (code: string) => string): BuildFault['changesFor'] =>
  (remote, version) => ({
    file: (name, code) =>
      name === ENTRY_FILE ? edit(code).replaceAll('LECTERN_CONTAINER', containerGlobal(remote, version)) : code,
  });

/**
 * Wraps the container of a healthy entry. `real` is its own `get`, and `screen` makes a module of a component, once
 * React is there as the shell shares it.
 */
const withContainer = (get: string, init = 'return container.init(given);'): BuildFault['changesFor'] =>
  withEntry(
    (code) => `${code}
;(() => {
  const container = LECTERN_CONTAINER;
  const real = (name) => container.get(name);
  let scope;
  const screen = async (make) => {
    const React = (await Object.values(scope.react)[0].get())();
    const Screen = make(React);
    return () => ({ __esModule: true, default: Screen });
  };
  LECTERN_CONTAINER = { init: (given) => { scope = given; ${init} }, get: async (name) => { ${get} } };
})();`,
  );

/** Keeps the healthy screen, with `before` at the start of each render; `number` counts the renders. */
const withScreen = (before: string): BuildFault['changesFor'] =>
  withContainer(`
    const { default: Real } = (await real(name))();
    return screen((React) => function BrokenScreen(props) {
      const [number, count] = React.useState(1);
      ${before}
      return React.createElement(Real, props);
    });`);

const requireOther = (release: Release): Release => ({
  ...release,
  requires: { ...release.requires, react: '^99.0.0' },
});

/** Builds that do not work, by what is wrong with them. */
export const BUILD_FAULTS: readonly BuildFault[] = [
  { name: 'entry-empty', what: 'the entry is empty', changesFor: withEntry(() => '') },
  {
    name: 'entry-does-not-parse',
    what: 'the entry does not parse',
    changesFor: withEntry((code) => `${code}\nvar broken = {`),
  },
  {
    name: 'entry-throws',
    what: 'the entry throws when it is evaluated',
    changesFor: withEntry(() => 'throw new Error("broken entry");'),
  },
  {
    name: 'other-container',
    what: 'the entry registers its container under another name',
    changesFor: withEntry((code) => `${code}\n;globalThis.another = LECTERN_CONTAINER; LECTERN_CONTAINER = undefined;`),
  },
  {
    name: 'init-throws',
    what: 'the container refuses the shared modules',
    changesFor: withContainer('return real(name);', 'throw new Error("broken init");'),
  },
  {
    name: 'module-missing',
    what: 'the container lacks the exposed screens',
    changesFor: withContainer('throw new Error(`Module "${name}" does not exist in container.`);'),
  },
  {
    name: 'module-throws',
    what: 'the module of a screen throws when it is evaluated',
    changesFor: withContainer('return () => { throw new Error("broken module"); };'),
  },
  {
    name: 'no-component',
    what: 'the module of a screen exports no component',
    changesFor: withContainer('return () => ({ __esModule: true, default: 42 });'),
  },
  {
    name: 'never-loads',
    what: 'the module of a screen never arrives',
    changesFor: withContainer('return new Promise(() => undefined);'),
  },
  {
    name: 'throws-at-render',
    what: 'a screen throws at its first render',
    changesFor: withScreen('throw new Error("broken at render");'),
  },
  {
    name: 'throws-at-second-render',
    what: 'a screen throws at its second render',
    changesFor: withScreen('React.useEffect(() => count(2), []); if (number > 1) throw new Error("broken later");'),
  },
  {
    name: 'throws-in-effect',
    what: 'a screen throws in an effect',
    changesFor: withScreen('React.useEffect(() => { throw new Error("broken in effect"); }, []);'),
  },
  {
    name: 'renders-without-end',
    what: 'a screen renders without end',
    changesFor: withScreen('count(number + 1);'),
  },
  {
    name: 'other-react',
    what: 'it requires a React that the shell does not provide',
    changesFor: () => ({ release: requireOther }),
  },
];
