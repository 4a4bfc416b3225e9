import { dependencies, javascript, type Compiler } from 'webpack';

type Parser = javascript.JavascriptParser;
type Statement = Parameters<Parameters<Parser['hooks']['statement']['tap']>[1]>[0];
type Expression = Parameters<Parser['isPure']>[0];

const NAME = 'PureComponentsPlugin';
const PURE_CALLS = new Set(['createContext', 'forwardRef', 'memo']);

/**
 * Lets webpack leave out unused components of libraries. It takes `React.forwardRef(…)`, `extends React.Component` and
 * `X.displayName = "…"` at the top of a module for side effects, and keeps them with everything they mention. This
 * tells its parser that the first two are pure, and drops the third: a name for developers.
 */
export class PureComponentsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap(NAME, ({ hooks }) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const) hooks.parser.for(type).tap(NAME, teach);
    });
  }
}

function teach(parser: Parser): void {
  const namesOfReact = new Set<string>();
  const isOfReact = (node: { type: string }): boolean => {
    const { object } = node as { object?: { type: string; name?: string } };
    return node.type === 'MemberExpression' && object?.name !== undefined && namesOfReact.has(object.name);
  };
  parser.hooks.program.tap(NAME, () => void namesOfReact.clear());
  parser.hooks.importSpecifier.tap(NAME, (_statement, source, exported, name) => {
    if (source === 'react' && (exported === null || exported === 'default')) namesOfReact.add(name);
  });
  parser.hooks.isPure.for('MemberExpression').tap(NAME, (node) => isOfReact(node) || undefined);
  parser.hooks.isPure.for('CallExpression').tap(NAME, (node, position) => {
    if (node.type !== 'CallExpression' || !isOfReact(node.callee)) return undefined;
    const isPureCall = PURE_CALLS.has(propertyOf(node.callee) ?? '');
    return (isPureCall && node.arguments.every((given) => parser.isPure(given as Expression, position))) || undefined;
  });
  parser.hooks.statement.tap(NAME, (statement) => dropDisplayName(parser, statement) || undefined);
}

function dropDisplayName(parser: Parser, statement: Statement): boolean {
  if (parser.scope.topLevelScope !== true || statement.type !== 'ExpressionStatement') return false;
  const { expression, range } = statement;
  if (expression.type !== 'AssignmentExpression' || expression.right.type !== 'Literal' || !range) return false;
  if (propertyOf(expression.left) !== 'displayName') return false;
  const removal = new dependencies.ConstDependency('', range);
  parser.state.module.addPresentationalDependency(removal);
  return true;
}

/** The name after the dot of `object.name`, or null for anything else. */
function propertyOf(node: { type: string }): string | null {
  const { computed, property } = node as { computed?: boolean; property?: { type: string; name?: string } };
  return node.type === 'MemberExpression' && computed !== true ? (property?.name ?? null) : null;
}
