import { createRequire } from 'node:module';
import { dependencies, optimize, type Compilation, type Compiler, type Dependency, type javascript } from 'webpack';

type Parser = javascript.JavascriptParser;
type Statement = Parameters<Parameters<Parser['hooks']['statement']['tap']>[1]>[0];
type Expression = Parameters<Parser['isPure']>[0];

/** The dependency with which webpack's InnerGraphPlugin removes an unused expression; webpack does not export it. */
const PureExpressionDependency = createRequire(__filename)('webpack/lib/optimize/PureExpressionDependency') as new (
  range: [number, number],
) => Dependency;

const NAME = 'PureComponentsPlugin';
const PURE_CALLS = new Set(['createContext', 'forwardRef', 'memo']);

/**
 * Lets webpack remove unused components of libraries. By default it treats `React.forwardRef(…)`, `extends
 * React.Component`, `X.displayName = "…"` and `X.contextType = Y` at module level as side effects, and keeps everything
 * that they reference. This plugin marks the first two as pure, drops `displayName` (it only serves developers), and
 * removes `contextType` together with its component.
 */
export class PureComponentsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation, { normalModuleFactory: { hooks } }) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const)
        hooks.parser.for(type).tap(NAME, (parser) => extendParser(parser, compilation));
    });
  }
}

function extendParser(parser: Parser, compilation: Compilation): void {
  const reactNames = new Set<string>();
  const isReactMember = (node: { type: string }): boolean => {
    const { object } = node as { object?: { type: string; name?: string } };
    return node.type === 'MemberExpression' && object?.name !== undefined && reactNames.has(object.name);
  };
  parser.hooks.program.tap(NAME, () => {
    reactNames.clear();
  });
  parser.hooks.importSpecifier.tap(NAME, (_statement, source, exported, name) => {
    if (source === 'react' && (exported === null || exported === 'default')) reactNames.add(name);
  });
  parser.hooks.isPure.for('MemberExpression').tap(NAME, (node) => isReactMember(node) || undefined);
  parser.hooks.isPure.for('ClassExpression').tap(NAME, (node) => {
    if (node.type !== 'ClassExpression' || !node.superClass || !isReactMember(node.superClass)) return undefined;
    return node.body.body.every((item) => item.type === 'MethodDefinition' && !item.computed) || undefined;
  });
  parser.hooks.isPure.for('CallExpression').tap(NAME, (node, position) => {
    if (node.type !== 'CallExpression' || !isReactMember(node.callee)) return undefined;
    const isPureCall = PURE_CALLS.has(propertyOf(node.callee) ?? '');
    return (
      (isPureCall && node.arguments.every((argument) => parser.isPure(argument as Expression, position))) || undefined
    );
  });
  // Runs after webpack's own hook, which resets the current top-level symbol.
  parser.hooks.statement.tap({ name: NAME, stage: 10 }, (statement) => {
    const assignment = assignmentIn(parser, statement);
    if (assignment?.property === 'displayName' && assignment.isLiteral) return drop(parser, assignment);
    if (assignment?.property === 'contextType') tieToComponent(parser, compilation, assignment);
    return undefined;
  });
}

type Assignment = { component: string; property: string; isLiteral: boolean; range: [number, number] };

/** Returns the parts of a module-level statement `X.property = …`; null for any other statement. */
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

/** Removes the assignment wherever the component is unused, as webpack does with pure declarations. */
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

/** Returns `name` for an expression `object.name`; null for anything else. */
function propertyOf(node: { type: string }): string | null {
  const { computed, property } = node as { computed?: boolean; property?: { type: string; name?: string } };
  return node.type === 'MemberExpression' && computed !== true ? (property?.name ?? null) : null;
}
