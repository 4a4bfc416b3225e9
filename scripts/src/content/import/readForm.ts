import * as v from 'valibot';
import { COURSE_LEVELS, COURSE_STATUSES } from '@lectern/shared/domain';
import type { Problems } from './Problems';
import { whyNot, type SourceFolder, type YamlFile, type YamlPath } from './SourceFolder';

/** What to write for a field, by its name. */
const FIXES: Record<string, string> = {
  title: 'Write a title of at most 120 characters (a course\'s: at least 3).',
  subtitle: 'Write at most 200 characters.',
  summary: 'Write what it covers, in 1 to 5,000 characters.',
  category: 'Name a category by its slug in categories.yaml.',
  subcategory: 'Name a subcategory by its slug in categories.yaml.',
  teacher: 'Name a teacher by their id in teachers.yaml.',
  level: `Write one of: ${COURSE_LEVELS.join(', ')}.`,
  status: `Write one of: ${COURSE_STATUSES.join(', ')} (a book has no review).`,
  language: 'Write a language tag such as en or pt-BR.',
  duration: 'Write minutes and seconds, such as 4:30, or hours too, such as 1:05:00.',
  at: 'Write minutes and seconds, such as 4:30.',
  tags: 'List at most 10 tags of at most 40 characters.',
  price: 'Write both: {amount: 1900, currency: eur}; leave the price out when it is free.',
  amount: 'Write a whole number of the currency\'s minor unit: 1900 stands for 19.00.',
  currency: 'Write the three small letters of the currency, such as eur.',
  created: 'Write a day such as 2026-03-01.',
  date: 'Write a day such as 2026-03-01.',
  rating: 'Write 1, 2, 3, 4 or 5.',
  slug: 'Use lower-case letters, digits and single hyphens, at most 120.',
  id: 'Use letters, digits, - and _, at most 128.',
  sections: 'List at least one section, each with a title and lessons.',
  lessons: 'List at least one lesson.',
  authors: 'List 1 to 10 authors of at most 80 characters.',
  preview: 'Write true or false.',
  name: 'Write a name of at most 60 characters.',
  account: 'Write the e-mail address of an account.',
};

/** Parses the data of a YAML file by its form; null after adding every problem, each at its line and with its fix. */
export function readForm<S extends v.GenericSchema>(source: SourceFolder, file: string, schema: S, problems: Problems): { yaml: YamlFile; form: v.InferOutput<S> } | null {
  const found = source.find(file);
  if (found !== 'file') {
    if (found === 'outside') problems.add({ file, line: 1 }, ...whyNot(file, found));
    else problems.add({ file, line: 1 }, 'the file is missing', 'Add it, or remove the folder. README.md beside the sample content shows the form of each file.');
    return null;
  }
  const yaml = source.yaml(file);
  for (const { line, message } of yaml.errors) problems.add({ file, line }, `no valid YAML: ${message}`, 'Correct the line; texts with ": " or "#" in them need quotes.');
  if (yaml.errors.length > 0) return null;
  const result = v.safeParse(schema, yaml.data);
  if (result.success) return { yaml, form: result.output };
  for (const issue of result.issues) addIssue(issue, yaml, problems);
  return null;
}

function addIssue(issue: v.BaseIssue<unknown>, yaml: YamlFile, problems: Problems): void {
  const path: YamlPath = (issue.path ?? []).map(({ key }) => key as string | number);
  const where = path.join('.') || 'the file';
  const field = path.filter((key) => typeof key === 'string').at(-1) ?? '';
  const place = yaml.placeOf(path);
  if (issue.type === 'strict_object' && issue.expected === 'never') problems.add(place, `${where}: there is no such field`, 'Remove it, or correct its name.');
  else if (issue.input === undefined) problems.add(place, `${where} is missing`, FIXES[field] ?? 'Add it.');
  else problems.add(place, `${where}: ${describe(issue)}`, FIXES[field] ?? 'Correct it as README.md describes.');
}

function describe({ expected, received, requirement, type }: v.BaseIssue<unknown>): string {
  if (type === 'max_length') return `longer than ${String(requirement)}`;
  if (type === 'min_length') return `shorter than ${String(requirement)}`;
  return expected ? `expected ${expected}, found ${received}` : `${received} does not have the right form`;
}
