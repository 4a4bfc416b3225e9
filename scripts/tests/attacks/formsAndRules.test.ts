import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { COURSE_LEVELS, parseContactMessage, UNNAMED_REVIEWER } from '@lectern/shared/domain';
import { message } from './documents';

const RULES = readFileSync(join(__dirname, '../../../shared/firebase/firestore.rules'), 'utf8');

/** The pattern of `isEmail` in the rules, which match whole texts. */
function rulesPattern(): RegExp {
  const [, quoted = ''] = /function isEmail[^]*?value\.matches\('((?:[^'\\]|\\.)+)'\)/.exec(RULES) ?? [];
  return new RegExp(`^(?:${quoted.replaceAll("\\'", "'")})$`);
}

const formAccepts = (email: string): boolean => {
  try {
    parseContactMessage({ ...message, email, createdAt: new Date() }, 'contactMessages/m');
    return true;
  } catch {
    return false;
  }
};

test('form and rules accept the same e-mail addresses', () => {
  const pattern = rulesPattern();
  const rulesAccept = (email: string): boolean => email.length >= 3 && email.length <= 254 && pattern.test(email);
  const part = fc.string({
    unit: fc.constantFrom('a', 'Z', '7', '-', '.', '+', "'", '@', '_', ' ', '\n', 'é', '"', '/'),
  });
  const address = fc.tuple(part, part, part).map(([name, domain, zone]) => `${name}@${domain}.${zone}`);
  const known = [
    'lea@a.example',
    'lea@localhost',
    "o'hara+x@mail.a-1.example",
    'a@b',
    '',
    'a@-b.c',
    `${'x'.repeat(250)}@b.c`,
  ];
  for (const email of known) expect([email, formAccepts(email)]).toEqual([email, rulesAccept(email)]);
  expect(rulesAccept('lea@a.example')).toBe(true);
  fc.assert(fc.property(fc.oneof(address, part), (email) => formAccepts(email) === rulesAccept(email)));
});

test('the rules name the terms of the domain', () => {
  const list = (terms: readonly string[]): string => `[${terms.map((term) => `'${term}'`).join(', ')}]`;
  expect(RULES).toContain(`data.level in ${list(COURSE_LEVELS)}`);
  expect(RULES).toContain(`isOwnName(data.authorName, '${UNNAMED_REVIEWER}')`);
});
