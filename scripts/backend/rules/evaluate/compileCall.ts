import { methodArities, namespaces, own } from '../builtins/catalogue';
import { functions } from '../builtins/conversions';
import { regexOf } from '../builtins/regex';
import type { Builtin } from '../builtins/builtin';
import type { Expression } from '../syntax/tree';
import { Failure } from '../values/failure';
import type { RulesValue } from '../values/rulesValue';
import { typeOf } from '../values/typeOf';
import { RulesPath } from '../values/scalars';
import { describe } from './describe';
import type { DocumentFunction } from './documentReader';
import { callMethod } from './callMethod';
import type { Evaluate, Run } from './run';
import type { RulesFunction, Scope } from './scope';

type Call = Extract<Expression, { kind: 'call' }>;
type MethodCall = Extract<Expression, { kind: 'methodCall' }>;
type Compile = (part: Expression) => Evaluate;

const DOCUMENT_FUNCTIONS = new Set<string>(['get', 'exists', 'getAfter', 'existsAfter']);
const STORAGE_DOCUMENT_FUNCTIONS = new Set<string>(['get', 'exists']);

/** Returns true when the language itself defines a function of this name. */
export function isBuiltinFunction(name: string): boolean {
  return DOCUMENT_FUNCTIONS.has(name) || name === 'debug' || Object.hasOwn(functions, name);
}

/** Compiles `name(…)`: a function of the file, or a built-in one. */
export function compileCall(call: Call, scope: Scope, compile: Compile): Evaluate {
  const { at, name } = call;
  const args = call.args.map(compile);
  const declared = scope.function(name);
  if (declared) {
    requireCount(scope, at, name, args.length, [declared.parameterCount]);
    scope.owner?.callees.add(declared);
    return compileFunctionCall(declared, args);
  }
  const conversion = own(functions, name);
  if (conversion) return compileBuiltin(conversion, scope, call, args);
  if (name === 'debug') return compileDebug(scope, call, args);
  if (DOCUMENT_FUNCTIONS.has(name)) {
    if (scope.service === 'firebase.storage')
      return scope.source.fail(at, `storage rules read documents with "firestore.${name.replace('After', '')}"`);
    return compileDocumentCall(name as DocumentFunction, scope, call, args);
  }
  return scope.source.fail(at, `unknown function "${name}"`);
}

/** Compiles `target.name(…)`: a function of a namespace, or a method of a value. */
export function compileMethodCall(call: MethodCall, scope: Scope, compile: Compile): Evaluate {
  const { at, name, target } = call;
  const args = call.args.map(compile);
  if (target.kind === 'name' && scope.variable(target.name) === undefined) {
    const namespace = own(namespaces, target.name);
    if (namespace) {
      const found = own(namespace, name);
      return found
        ? compileBuiltin(found, scope, call, args)
        : scope.source.fail(at, `unknown function "${target.name}.${name}"`);
    }
    if (target.name === 'firestore') return compileFirestoreCall(call, scope, args);
  }
  const arities = methodArities(name);
  if (arities.length === 0) return scope.source.fail(at, `unknown method "${name}"`);
  requireCount(scope, at, name, args.length, arities);
  requireRegex(call, scope);
  const owner = compile(target);
  return (run) => {
    const value = owner(run);
    if (value instanceof Failure) return value;
    const given = evaluateAll(args, run);
    return given instanceof Failure ? given : callMethod(value, name, given);
  };
}

function compileFirestoreCall(call: MethodCall, scope: Scope, args: Evaluate[]): Evaluate {
  if (scope.service !== 'firebase.storage')
    return scope.source.fail(call.at, `"firestore.${call.name}" exists in storage rules only: write "${call.name}"`);
  if (!STORAGE_DOCUMENT_FUNCTIONS.has(call.name))
    return scope.source.fail(call.at, `unknown function "firestore.${call.name}"`);
  return compileDocumentCall(call.name as DocumentFunction, scope, call, args);
}

function compileFunctionCall(declared: RulesFunction, args: Evaluate[]): Evaluate {
  return (run) => {
    // A failure is the argument's value until the function reads it: `||` and `&&` may absorb it there.
    const given = args.map((arg) => arg(run));
    const fatal = given.find((value) => value instanceof Failure && value.fatal);
    if (fatal !== undefined) return fatal;
    const callerLocals = run.locals;
    run.locals = given;
    const result = declared.body?.(run) ?? null;
    run.locals = callerLocals;
    return result;
  };
}

function compileBuiltin(called: Builtin, scope: Scope, { at, name }: Call | MethodCall, args: Evaluate[]): Evaluate {
  requireCount(scope, at, name, args.length, [called.parameters.length]);
  return (run) => {
    const given = evaluateAll(args, run);
    return given instanceof Failure ? given : called.call(given);
  };
}

function compileDebug(scope: Scope, { at }: Call, args: Evaluate[]): Evaluate {
  requireCount(scope, at, 'debug', args.length, [1]);
  return (run) => {
    const given = args[0]?.(run) ?? null;
    run.notes.push(describe(given));
    return given;
  };
}

function compileDocumentCall(
  name: DocumentFunction,
  scope: Scope,
  { at }: Call | MethodCall,
  args: Evaluate[],
): Evaluate {
  requireCount(scope, at, name, args.length, [1]);
  return (run) => {
    const path = args[0]?.(run) ?? null;
    if (path instanceof Failure) return path;
    return path instanceof RulesPath
      ? run.documents.evaluate(name, path)
      : new Failure(`"${name}" needs a path, not ${typeOf(path)}`);
  };
}

function evaluateAll(args: readonly Evaluate[], run: Run): RulesValue[] | Failure {
  const values: RulesValue[] = [];
  for (const arg of args) {
    const value = arg(run);
    if (value instanceof Failure) return value;
    values.push(value);
  }
  return values;
}

function requireCount(scope: Scope, at: number, name: string, given: number, expected: readonly number[]): void {
  if (!expected.includes(given))
    scope.source.fail(
      at,
      `"${name}" takes ${expected.join(' or ')} argument${expected.at(-1) === 1 ? '' : 's'}, not ${given}`,
    );
}

/** Checks a literal pattern at compile time: a broken one would otherwise deny silently. */
function requireRegex({ name, args }: MethodCall, scope: Scope): void {
  const [pattern] = args;
  if (
    !['matches', 'replace', 'split'].includes(name) ||
    pattern?.kind !== 'literal' ||
    typeof pattern.value !== 'string'
  )
    return;
  const regex = regexOf(pattern.value);
  if (regex instanceof Failure) scope.source.fail(pattern.at, regex.message);
}
