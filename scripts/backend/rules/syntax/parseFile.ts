import { DeclarationParser } from './parseDeclarations';
import type { SourceText } from './sourceText';
import { TokenReader } from './tokenReader';
import type { FunctionDeclaration, RulesFile, RulesVersion, ServiceDeclaration } from './tree';

const SERVICES = ['cloud.firestore', 'firebase.storage'] as const;
/** Source: Firebase's limit on the source of a ruleset. */
const MAX_SOURCE_BYTES = 256 * 1024;

/**
 * Parses a rules file to its syntax tree. Throws RulesSyntaxError. The compiler checks names and calls.
 */
export function parseFile(source: SourceText): RulesFile {
  if (Buffer.byteLength(source.text) > MAX_SOURCE_BYTES) source.fail(0, 'a rules file may have at most 256 KiB');
  const reader = new TokenReader(source);
  const declarations = new DeclarationParser(reader, parseVersion(reader));
  const functions: FunctionDeclaration[] = [];
  const services: ServiceDeclaration[] = [];
  while (reader.token.kind !== 'end') {
    if (reader.isAt('function')) functions.push(declarations.parseFunction());
    else if (!reader.isAt('service')) reader.unexpected('"service" or "function"');
    else services.push(parseService(reader, declarations, services));
  }
  if (services.length === 0) return reader.unexpected('"service"');
  return { functions, services };
}

/** Parses the version. Without the statement it is 1, as in hosted Firebase. */
function parseVersion(reader: TokenReader): RulesVersion {
  if (!reader.isAt('rules_version')) return 1;
  reader.advance();
  reader.expect('=');
  const { token } = reader;
  if (token.kind !== 'literal' || (token.value !== '1' && token.value !== '2'))
    reader.unexpected("the version '1' or '2'");
  const version = token.value === '1' ? 1 : 2;
  reader.advance();
  reader.expect(';', ' after the version');
  return version;
}

function parseService(
  reader: TokenReader,
  declarations: DeclarationParser,
  earlier: readonly ServiceDeclaration[],
): ServiceDeclaration {
  reader.advance();
  const first = reader.expectName('the name of a service');
  reader.expect('.', ' in the name of the service');
  const written = `${first.text}.${reader.expectName('the rest of the name of the service').text}`;
  const name = SERVICES.find((known) => known === written);
  if (name === undefined)
    return reader.source.fail(first.at, `unknown service "${written}": expected ${SERVICES.join(' or ')}`);
  if (earlier.some((service) => service.name === name))
    return reader.source.fail(first.at, `a rules file may have only one service ${name}`);
  const service: ServiceDeclaration = { at: first.at, name, functions: [], matches: [] };
  reader.expect('{', ' to open the service block');
  while (!reader.take('}')) {
    if (reader.isAt('match')) service.matches.push(declarations.parseMatch());
    else if (reader.isAt('function')) service.functions.push(declarations.parseFunction());
    else reader.unexpected('"match", "function" or "}"');
  }
  return service;
}
