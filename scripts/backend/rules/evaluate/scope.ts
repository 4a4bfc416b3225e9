import type { SourceText } from '../syntax/sourceText';
import type { FunctionDeclaration } from '../syntax/tree';
import type { Evaluate } from './run';

export type ServiceName = 'cloud.firestore' | 'firebase.storage';

/** A function of the rules file, declared before its body is compiled so that order does not matter. */
export type RulesFunction = {
  readonly at: number;
  readonly name: string;
  readonly parameterCount: number;
  readonly callees: Set<RulesFunction>;
  body: Evaluate | null;
};

type Variable = { kind: 'capture' | 'local'; index: number };

/** Source: Firebase's limit on wildcards in a set of nested match statements. */
const MAX_WILDCARDS = 20;

/** The names that an expression may use. Scopes nest like match statements and functions. */
export class Scope {
  private readonly functions = new Map<string, RulesFunction>();
  private readonly variables = new Map<string, Variable>();
  private captureCount: number;

  private constructor(
    readonly source: SourceText,
    readonly service: ServiceName,
    private readonly parent: Scope | null,
    /** The function whose body has this scope, if any. */
    readonly owner: RulesFunction | null,
  ) {
    this.captureCount = parent?.captureCount ?? 0;
  }

  static root(source: SourceText, service: ServiceName): Scope {
    return new Scope(source, service, null, null);
  }

  child(owner: RulesFunction | null = null): Scope {
    return new Scope(this.source, this.service, this, owner);
  }

  addCapture(at: number, name: string): void {
    if (this.variable(name)) this.source.fail(at, `the wildcard "${name}" is already bound in this path`);
    if (this.captureCount >= MAX_WILDCARDS)
      this.source.fail(at, `nested match statements may have at most ${MAX_WILDCARDS} wildcards`);
    this.variables.set(name, { kind: 'capture', index: this.captureCount });
    this.captureCount += 1;
  }

  addLocal(at: number, name: string): void {
    if (this.variables.has(name)) this.source.fail(at, `"${name}" is already declared in this function`);
    this.variables.set(name, { kind: 'local', index: this.variables.size });
  }

  addFunction(declaration: FunctionDeclaration, { isBuiltin }: { isBuiltin: boolean }): RulesFunction {
    const { at, name } = declaration;
    if (this.functions.has(name)) this.source.fail(at, `the function "${name}" is declared twice in this block`);
    if (isBuiltin) this.source.fail(at, `"${name}" is a built-in function and cannot be declared`);
    const added: RulesFunction = {
      at,
      name,
      parameterCount: declaration.parameters.length,
      callees: new Set(),
      body: null,
    };
    this.functions.set(name, added);
    return added;
  }

  variable(name: string): Variable | undefined {
    return this.variables.get(name) ?? this.parent?.variable(name);
  }

  function(name: string): RulesFunction | undefined {
    return this.functions.get(name) ?? this.parent?.function(name);
  }
}
