import { parseCategory } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

/** Query of all categories and subcategories, in the order of the site. */
export const categories = queryOptions({
  queryKey: ['studio', 'categories'],
  queryFn: async () => {
    const { listDocuments } = await import('@lectern/shared/firebase/documents');
    const found = await listDocuments({ collection: 'categories' }, parseCategory);
    return found.toSorted((one, other) => one.order - other.order);
  },
  staleTime: 600_000,
});

/** Languages that courses are offered in, by their tags. Names come from the browser. */
export const COURSE_LANGUAGES = [
  'ar bg bn ca cs cy da de el en es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko lt lv',
  'mk ml mn mr ms my nb ne nl nn pa pl pt pt-BR ro ru si sk sl sq sr sv sw ta te th tr uk ur uz vi zh-Hans zh-Hant',
]
  .join(' ')
  .split(' ');
