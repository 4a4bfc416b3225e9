/**
 * A webpack loader for library code whose top-level components nobody may use. To the minimizer `forwardRef(…)`,
 * `extends Component` and `X.displayName = …` may do anything, so it keeps them and all that they mention. This marks
 * the first two as pure and leaves the third, a name for developers, out. It knows only declarations that begin a line,
 * as bundled libraries are printed.
 */
export default function pureDeclarations(source: string): string {
  const contextTypes = new Map(
    [...source.matchAll(/^(\w+)\.contextType = (\w+);$/gm)].map(([, name = '', context = '']) => [name, context]),
  );
  return source
    .replace(/^\w+\.(?:displayName = "[^"\n]*"|contextType = \w+);$/gm, '')
    .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(
      /^var (\w+) = (class extends [\w.]+ \{)$([\s\S]*?)^\};$/gm,
      (_, name: string, head: string, body: string) => {
        const context = contextTypes.get(name);
        const field = context === undefined ? '' : ` static contextType = ${context};`;
        return `var ${name} = /* @__PURE__ */ (() => ${head}${field}${body}})();`;
      },
    );
}
