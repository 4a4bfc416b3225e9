import type { RulesBytes } from '../values/scalars';

/** The value of a literal: integers are bigint, floats are number. */
export type LiteralValue = null | boolean | bigint | number | string | RulesBytes;

export type BinaryOperator = '||' | '&&' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%';

/** An expression of a rules file; `at` is the offset that an error in it points to. */
export type Expression =
  | { kind: 'literal'; at: number; value: LiteralValue }
  | { kind: 'name'; at: number; name: string }
  | { kind: 'list'; at: number; items: Expression[] }
  | { kind: 'map'; at: number; entries: { key: Expression; value: Expression }[] }
  | { kind: 'path'; at: number; segments: (string | Expression)[] }
  | { kind: 'member'; at: number; target: Expression; name: string }
  | { kind: 'index'; at: number; target: Expression; index: Expression }
  | { kind: 'range'; at: number; target: Expression; from: Expression; to: Expression }
  | { kind: 'call'; at: number; name: string; args: Expression[] }
  | { kind: 'methodCall'; at: number; target: Expression; name: string; args: Expression[] }
  | { kind: 'unary'; at: number; operator: '!' | '-'; operand: Expression }
  | { kind: 'binary'; at: number; operator: BinaryOperator; left: Expression; right: Expression }
  | { kind: 'is'; at: number; operand: Expression; type: string }
  | { kind: 'ternary'; at: number; condition: Expression; then: Expression; otherwise: Expression };

export type FunctionDeclaration = {
  at: number;
  name: string;
  parameters: { at: number; name: string }[];
  bindings: { at: number; name: string; value: Expression }[];
  result: Expression;
};

/** One step of a match path: a fixed segment, `{name}` (exactly one) or `{name=**}` (`least` or more). */
export type PatternSegment =
  | { kind: 'fixed'; text: string }
  | { kind: 'one'; at: number; name: string }
  | { kind: 'rest'; at: number; name: string; least: 0 | 1 };

export type AllowDeclaration = { at: number; methods: string[]; condition: Expression | null };

export type MatchDeclaration = {
  at: number;
  pattern: PatternSegment[];
  functions: FunctionDeclaration[];
  allows: AllowDeclaration[];
  matches: MatchDeclaration[];
};

export type ServiceDeclaration = {
  at: number;
  name: 'cloud.firestore' | 'firebase.storage';
  functions: FunctionDeclaration[];
  matches: MatchDeclaration[];
};

/** A file has at least one service, and each at most once. */
export type RulesFile = { functions: FunctionDeclaration[]; services: ServiceDeclaration[] };

/** The version of the rules language. In version 1 a recursive wildcard ends its path and has at least one segment. */
export type RulesVersion = 1 | 2;
