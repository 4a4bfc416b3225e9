import type { AccessMethod } from './accessRequest';
import { compileExpression } from './evaluate/compileExpression';
import { checkCallDepth, compileFunctions } from './evaluate/compileFunctions';
import type { Evaluate } from './evaluate/run';
import { Scope } from './evaluate/scope';
import type { RulesFunction, ServiceName } from './evaluate/scope';
import { parseFile } from './syntax/parseFile';
import { SourceText } from './syntax/sourceText';
import type {
  AllowDeclaration,
  FunctionDeclaration,
  MatchDeclaration,
  PatternSegment,
  ServiceDeclaration,
} from './syntax/tree';

/** A compiled allow statement; a condition that is `null` always holds. */
export type Allow = {
  readonly line: number;
  readonly methods: ReadonlySet<AccessMethod>;
  readonly condition: Evaluate | null;
};

/** A compiled match statement. */
export type Match = {
  readonly pattern: readonly PatternSegment[];
  readonly allows: readonly Allow[];
  readonly matches: readonly Match[];
};

/** A parsed, checked and compiled rules file. */
export type Ruleset = {
  readonly fileName: string;
  readonly service: ServiceName;
  readonly source: SourceText;
  readonly matches: readonly Match[];
};

const METHODS_OF: Readonly<Record<string, readonly AccessMethod[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
};

/**
 * Parses, checks and compiles the rules of a service in a file, by default its first; throws RulesSyntaxError with
 * line, column and what was expected. Without rules for `wanted` it returns those of another service.
 */
export function parseRules(text: string, fileName: string, wanted?: ServiceName): Ruleset {
  const source = new SourceText(text, fileName);
  const { functions, services } = parseFile(source);
  const rulesets = services.map((service) => compileService(source, functions, service));
  const [first] = rulesets;
  const found = rulesets.find(({ service }) => service === wanted) ?? first;
  if (found === undefined) throw new Error('A parsed rules file has no service.');
  return found;
}

function compileService(
  source: SourceText,
  functions: readonly FunctionDeclaration[],
  service: ServiceDeclaration,
): Ruleset {
  const root = Scope.root(source, service.name);
  const compiled = compileFunctions(functions, root);
  const scope = root.child();
  compiled.push(...compileFunctions(service.functions, scope));
  const matches = service.matches.map((match) => compileMatch(match, scope, compiled));
  checkCallDepth(compiled, root);
  return { fileName: source.fileName, service: service.name, source, matches };
}

/** Compiles a match statement and those nested in it; adds their functions to `compiled`. */
function compileMatch(declaration: MatchDeclaration, outer: Scope, compiled: RulesFunction[]): Match {
  const scope = outer.child();
  for (const segment of declaration.pattern) {
    if (segment.kind !== 'fixed') scope.addCapture(segment.at, segment.name);
  }
  compiled.push(...compileFunctions(declaration.functions, scope));
  return {
    pattern: declaration.pattern,
    allows: declaration.allows.map((allow) => compileAllow(allow, scope)),
    matches: declaration.matches.map((match) => compileMatch(match, scope, compiled)),
  };
}

function compileAllow({ at, methods, condition }: AllowDeclaration, scope: Scope): Allow {
  return {
    line: scope.source.position(at).line,
    methods: new Set(methods.flatMap((method) => METHODS_OF[method] ?? [])),
    condition: condition === null ? null : compileExpression(condition, scope),
  };
}
