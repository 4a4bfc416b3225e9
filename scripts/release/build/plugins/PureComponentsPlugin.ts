import { createRequire } from 'node:module';
import { dependencies, optimize, type Compilation, type Compiler, type Dependency, type javascript } from 'webpack';

type Parser = javascript.JavascriptParser;
type Statement = Parameters<Parameters<Parser['hooks']['statement']['tap']>[1]>[0];
type Expression = Parameters<Parser['isPure']>[0];

/** Not among webpack's exports: the dependency by which its InnerGraphPlugin leaves an unused expression out. */
const PureExpressionDependency = createRequire(__filename)('webpack/lib/optimize/PureExpressionDependency') as new (
  range: [number, number],
) => Dependency;

const NAME = 'PureComponentsPlugin';
const PURE_CALLS = new Set(['createContext', 'forwardRef', 'memo']);

/**
 * Lets webpack leave out unused components of libraries. It takes `React.forwardRef(…)`, `extends React.Component`,
 * `X.displayName = "…"` and `X.contextType = Y` at the top of a module for side effects, and keeps them with everything
 * they mention. This tells its parser that the first two are pure, drops the third, a name for developers, and ties the
 * fourth to the component that it belongs to.
 */
export class PureComponentsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation, { normalModuleFactory: { hooks } }) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const)
        hooks.parser.for(type).tap(NAME, (parser) => teach(parser, compilation));
    });
  }
}

function teach(parser: Parser, compilation: Compilation): void {
  const namesOfReact = new Set<string>();
  const isOfReact = (node: { type: string }): boolean => {
    const { object } = node as { object?: { type: string; name?: string } };
    return node.type === 'MemberExpression' && object?.name !== undefined && namesOfReact.has(object.name);
  };
  parser.hooks.program.tap(NAME, () => {
    namesOfReact.clear();
  });
  parser.hooks.importSpecifier.tap(NAME, (_statement, source, exported, name) => {
    if (source === 'react' && (exported === null || exported === 'default')) namesOfReact.add(name);
  });
  parser.hooks.isPure.for('MemberExpression').tap(NAME, (node) => isOfReact(node) || undefined);
  parser.hooks.isPure.for('ClassExpression').tap(NAME, (node) => {
    if (node.type !== 'ClassExpression' || !node.superClass || !isOfReact(node.superClass)) return undefined;
    return node.body.body.every((item) => item.type === 'MethodDefinition' && !item.computed) || undefined;
  });
  parser.hooks.isPure.for('CallExpression').tap(NAME, (node, position) => {
    if (node.type !== 'CallExpression' || !isOfReact(node.callee)) return undefined;
    const isPureCall = PURE_CALLS.has(propertyOf(node.callee) ?? '');
    return (isPureCall && node.arguments.every((given) => parser.isPure(given as Expression, position))) || undefined;
  });
  // After webpack's own, which resets the symbol that a statement belongs to.
  parser.hooks.statement.tap({ name: NAME, stage: 10 }, (statement) => {
    const assignment = assignmentIn(parser, statement);
    if (assignment?.property === 'displayName' && assignment.isLiteral) return drop(parser, assignment);
    if (assignment?.property === 'contextType') tieToComponent(parser, compilation, assignment);
    return undefined;
  });
}

type Assignment = { component: string; property: string; isLiteral: boolean; range: [number, number] };

/** `X.property = …` as a statement at the top of a module; null for any other. */
function assignmentIn(parser: Parser, statement: Statement): Assignment | null {
  if (parser.scope.topLevelScope !== true || statement.type !== 'ExpressionStatement') return null;
  const { expression } = statement;
  if (expression.type !== 'AssignmentExpression' || expression.left.type !== 'MemberExpression') return null;
  const { left, right, range } = expression;
  const property = propertyOf(left);
  if (property === null || left.object.type !== 'Identifier' || !range) return null;
  return { component: left.object.name, property, isLiteral: right.type === 'Literal', range };
}

function drop(parser: Parser, { range }: Assignment): true {
  parser.state.module.addPresentationalDependency(new dependencies.ConstDependency('0', range));
  return true;
}

/** Has the assignment left out wherever the component is unused, as webpack does with pure declarations. */
function tieToComponent(parser: Parser, compilation: Compilation, { component, range }: Assignment): void {
  const graph = optimize.InnerGraph.getInnerGraphUtils(compilation);
  graph.setTopLevelSymbol(parser.state, graph.tagTopLevelSymbol(parser, component));
  graph.onUsage(parser.state, (usedBy, module) => {
    if (usedBy === undefined || usedBy === true) return;
    const dependency = Object.assign(new PureExpressionDependency(range), { usedByExports: usedBy });
    compilation.moduleGraph.setParents(dependency, module, module, -1);
    module.addDependency(dependency);
  });
}

/** The name after the dot of `object.name`, or null for anything else. */
function propertyOf(node: { type: string }): string | null {
  const { computed, property } = node as { computed?: boolean; property?: { type: string; name?: string } };
  return node.type === 'MemberExpression' && computed !== true ? (property?.name ?? null) : null;
}
