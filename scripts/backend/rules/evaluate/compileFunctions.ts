import type { FunctionDeclaration } from '../syntax/tree';
import { Failure } from '../values/failure';
import { isBuiltinFunction } from './compileCall';
import { compileExpression } from './compileExpression';
import type { Evaluate } from './run';
import type { RulesFunction, Scope } from './scope';

/** Source: Firebase's limit on calls within calls. */
const MAX_CALL_DEPTH = 20;

/** Declares all functions of a block, then compiles their bodies, so that each may call any other. */
export function compileFunctions(declarations: readonly FunctionDeclaration[], scope: Scope): RulesFunction[] {
  const declared = declarations.map((declaration) => {
    const isBuiltin = isBuiltinFunction(declaration.name);
    return [declaration, scope.addFunction(declaration, { isBuiltin })] as const;
  });
  for (const [declaration, target] of declared) target.body = compileBody(declaration, scope.child(target));
  return declared.map(([, target]) => target);
}

function compileBody(declaration: FunctionDeclaration, scope: Scope): Evaluate {
  for (const { at, name } of declaration.parameters) scope.addLocal(at, name);
  const bindings = declaration.bindings.map(({ at, name, value }) => {
    const evaluate = compileExpression(value, scope);
    scope.addLocal(at, name);
    return evaluate;
  });
  const result = compileExpression(declaration.result, scope);
  if (bindings.length === 0) return result;
  return (run) => {
    for (const binding of bindings) {
      const value = binding(run);
      if (value instanceof Failure && value.fatal) return value;
      run.locals.push(value);
    }
    return result(run);
  };
}

/** Throws RulesSyntaxError for recursion, direct or indirect, and for call chains that are too long. */
export function checkCallDepth(functions: readonly RulesFunction[], scope: Scope): void {
  const depths = new Map<RulesFunction, number>();
  const visit = (target: RulesFunction, callers: readonly RulesFunction[]): number => {
    if (callers.includes(target))
      scope.source.fail(
        target.at,
        `the function "${target.name}" calls itself ` +
          `(${[...callers, target].map(({ name }) => name).join(' → ')}): recursion is not allowed`,
      );
    const known = depths.get(target);
    if (known !== undefined) return known;
    const depth = 1 + Math.max(0, ...[...target.callees].map((callee) => visit(callee, [...callers, target])));
    if (depth > MAX_CALL_DEPTH)
      scope.source.fail(target.at, `calls from "${target.name}" are nested more than ${MAX_CALL_DEPTH} deep`);
    depths.set(target, depth);
    return depth;
  };
  for (const target of functions) visit(target, []);
}
