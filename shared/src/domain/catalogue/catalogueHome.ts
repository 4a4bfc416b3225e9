import { list, object, type Parsed } from '../../contract/parse';
import { anything, chars, withDefault, slug, integer } from '../parsing/fields';
import { parseListedCategories, type ListedCategory } from './listedCategory';
import { parseListedCourses, type ListedCourse } from './listedCourse';
import { parseValid, type Warn } from '../parsing/parseValid';

const openCourse = object({ bucket: chars(1, 222), name: slug, lessonCount: integer(1) });

/** An open course: a folder of videos for everybody, at `/watch/<bucket>/<name>`. */
export type ListedOpenCourse = Parsed<typeof openCourse>;

const entries = list(anything);
const home = object({ categories: entries, popular: entries, newest: entries, open: withDefault(entries, []) });

/** The part of the catalogue that the home screen shows. */
export type CatalogueHome = {
  categories: ListedCategory[];
  popular: ListedCourse[];
  newest: ListedCourse[];
  open: ListedOpenCourse[];
};

/** Parses the home file; throws a ContractError. A malformed entry is skipped and reported to `warn`. */
export function parseCatalogueHome(data: unknown, warn: Warn = () => undefined): CatalogueHome {
  const { categories, popular, newest, open } = home(data, 'home');
  return {
    categories: parseListedCategories(categories, 'home.categories', warn),
    popular: parseListedCourses(popular, 'home.popular', warn),
    newest: parseListedCourses(newest, 'home.newest', warn),
    open: parseValid(open, openCourse, 'home.open', warn),
  };
}
