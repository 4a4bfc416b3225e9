import * as v from 'valibot';
import { COURSE_LEVELS, COURSE_STATUSES } from '@lectern/shared/domain';
import type { Problems } from './Problems';
import { readYaml, type YamlFile, type YamlPath } from './readYaml';
import type { ContentSource } from './SourceFolder';

const FILE = 'Name a file next to this one, or in a subfolder, with forward slashes: media/first.webm.';

/** Fixes by the name of a field. */
const FIXES: Record<string, string> = {
  title: "Write a title of at most 120 characters (a course's: at least 3).",
  subtitle: 'Write at most 200 characters.',
  summary: 'Write what it covers, in 1 to 5,000 characters.',
  category: 'Write the slug of a category in categories.yaml.',
  subcategory: 'Write the slug of a subcategory in categories.yaml.',
  teacher: 'Write the id of a teacher in teachers.yaml.',
  level: `Write one of: ${COURSE_LEVELS.join(', ')}.`,
  status: `Write one of: ${COURSE_STATUSES.join(', ')} (review: courses only).`,
  language: 'Write a language tag such as en or pt-BR.',
  duration: 'Write minutes and seconds, such as 4:30, or hours too, such as 1:05:00.',
  at: 'Write minutes and seconds, such as 4:30.',
  outcomes: 'List at most 8 things that people learn, of at most 160 characters.',
  tags: 'List at most 10 tags of at most 40 characters.',
  price: 'Write both: {amount: 1900, currency: eur}. Leave the price out for free content.',
  amount: "Write a whole number of the currency's minor unit: 1900 means 19.00.",
  currency: 'Write three lower-case letters, such as eur.',
  created: 'Write a day such as 2026-03-01.',
  date: 'Write a day such as 2026-03-01.',
  rating: 'Write 1, 2, 3, 4 or 5.',
  slug: 'Use lower-case letters, digits and single hyphens, at most 120.',
  id: 'Use letters, digits, - and _, at most 128.',
  sections: 'List at least one section, each with a title and lessons.',
  lessons: 'List at least one lesson.',
  authors: 'List 1 to 10 authors of at most 80 characters.',
  preview: 'Write true or false.',
  name: "Write a name of 2 to 60 characters (a category's: at least 1).",
  file: FILE,
  cover: FILE,
  video: FILE,
  text: 'Write Markdown, or the name of a file that ends in .md.',
  sampleChapters: 'Write the number of chapters that everybody may read: a whole number from 1.',
  pages: 'Write a whole number from 1.',
  by: 'Write a name of at most 60 characters.',
  account: 'Write the e-mail address of an account.',
};

/** Messages about a character that must be removed. */
const FORBIDDEN_CHARACTER = /^contains a (control character|line break|hidden mark)/;

/** A YAML file that was read: `form` is its validated data, null when invalid; `yaml.data` is the raw data. */
export type ReadForm<T> = { yaml: YamlFile; form: T | null };

/**
 * Reads a YAML file and validates it against a schema; adds each problem with its line and fix. Null for a file that is
 * missing or not YAML.
 */
export function readForm<S extends v.GenericSchema>(
  source: ContentSource,
  file: string,
  schema: S,
  problems: Problems,
): ReadForm<v.InferOutput<S>> | null {
  const found = source.find(file);
  if (found !== 'file') {
    problems.add({ file, line: 1 }, ...(found === 'missing' ? missing(source, file) : source.whyNot(file, found)));
    return null;
  }
  const yaml = readYaml(source, file, problems);
  if (yaml === null) return null;
  const before = problems.all.length;
  let result = v.safeParse(schema, yaml.data);
  // A strict schema reports one unknown field of an object, and nothing after it. So each one is reported and removed,
  // and the data is validated again.
  for (let unknown = unknownOf(result.issues); unknown.length > 0; unknown = unknownOf(result.issues)) {
    for (const { issue, object, key } of unknown) {
      addIssue(issue, yaml, problems);
      Reflect.deleteProperty(object, key);
    }
    result = v.safeParse(schema, yaml.data);
  }
  for (const issue of result.issues ?? []) addIssue(issue, yaml, problems);
  return { yaml, form: result.success && problems.all.length === before ? result.output : null };
}

const isUnknown = ({ type, expected }: v.BaseIssue<unknown>): boolean =>
  type === 'strict_object' && expected === 'never';

function unknownOf(
  issues: readonly v.BaseIssue<unknown>[] | undefined,
): { issue: v.BaseIssue<unknown>; object: object; key: PropertyKey }[] {
  return (issues ?? []).filter(isUnknown).flatMap((issue) => {
    const last = issue.path?.at(-1);
    return typeof last?.input === 'object' && last.input !== null && Object.hasOwn(last.input, last.key as PropertyKey)
      ? [{ issue, object: last.input, key: last.key as PropertyKey }]
      : [];
  });
}

function missing(source: ContentSource, file: string): [what: string, fix: string] {
  const [, fix] = source.whyNot(file, 'missing');
  return [
    'the file is missing',
    fix.startsWith('Did you mean')
      ? fix
      : 'Add it, or remove the folder. The README.md of the sample content describes each file.',
  ];
}

function addIssue(issue: v.BaseIssue<unknown>, yaml: YamlFile, problems: Problems): void {
  const path: YamlPath = (issue.path ?? []).map(({ key }) => key as string | number);
  const where = path.join('.') || 'the file';
  const field = path.filter((key) => typeof key === 'string').at(-1) ?? '';
  const position = yaml.positionOf(path);
  if (path.length === 0) {
    problems.add(
      position,
      yaml.data === null ? 'the file is empty' : `the file: ${describe(issue)}`,
      'Follow the format in the README.md of the sample content.',
    );
    return;
  }
  if (isUnknown(issue)) problems.add(position, `${where}: unknown field`, 'Remove it, or correct its name.');
  else if (issue.type === 'check' && FORBIDDEN_CHARACTER.test(issue.message))
    problems.add(position, `${where}: ${issue.message}`, 'Remove it.');
  else if (issue.input === undefined) problems.add(position, `${where} is missing`, FIXES[field] ?? 'Add it.');
  else
    problems.add(
      position,
      `${where}: ${describe(issue)}`,
      FIXES[field] ?? 'Follow the format in the README.md of the sample content.',
    );
}

function describe({ expected, received, requirement, type, message }: v.BaseIssue<unknown>): string {
  if (type === 'max_length') return `longer than ${String(requirement)}`;
  if (type === 'min_length') return `shorter than ${String(requirement)}`;
  if (type === 'check') return message;
  if (type === 'regex') return `${received} has the wrong format`;
  return expected ? `expected ${expected}, found ${received}` : `${received} has the wrong format`;
}
