import { list, object, type Parsed } from '../../contract/parse';
import { anything, chars, orElse, slug, whole } from '../parsing/fields';
import { parseListedCategories, type ListedCategory } from './listedCategory';
import { parseListedCourses, type ListedCourse } from './listedCourse';
import { withoutBroken, type Warn } from '../parsing/withoutBroken';

const openCourse = object({ bucket: chars(1, 222), name: slug, lessonCount: whole(1) });

/** A folder of films that everybody can watch, at `/watch/<bucket>/<name>`. */
export type ListedOpenCourse = Parsed<typeof openCourse>;

const entries = list(anything);
const home = object({ categories: entries, popular: entries, newest: entries, open: orElse(entries, []) });

/** What the home screen shows of the catalogue. */
export type CatalogueHome = {
  categories: ListedCategory[];
  popular: ListedCourse[];
  newest: ListedCourse[];
  open: ListedOpenCourse[];
};

/** Parses the home file; throws a ContractError. A broken entry is left out and told to `warn`. */
export function parseCatalogueHome(data: unknown, warn: Warn = () => undefined): CatalogueHome {
  const { categories, popular, newest, open } = home(data, 'home');
  return {
    categories: parseListedCategories(categories, 'home.categories', warn),
    popular: parseListedCourses(popular, 'home.popular', warn),
    newest: parseListedCourses(newest, 'home.newest', warn),
    open: withoutBroken(open, openCourse, 'home.open', warn),
  };
}
