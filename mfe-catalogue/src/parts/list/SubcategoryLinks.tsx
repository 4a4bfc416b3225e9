import type { ListedCategory } from '@lectern/shared/domain';
import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { listStyles } from '@lectern/shared/ui';
import { categoryText } from '../../text/categories.en';

/** Links to a category's subcategories with courses; renders nothing when there are none. */
export function SubcategoryLinks({
  category,
  categories,
}: {
  category: ListedCategory;
  categories: readonly ListedCategory[];
}) {
  const text = useText(categoryText);
  const below = categories.filter(({ parent, courseCount }) => parent === category.slug && courseCount > 0);
  if (below.length === 0) return null;
  return (
    <nav aria-label={text.subcategories(category.name)}>
      <ul className={listStyles.chips} role="list">
        {below.map(({ slug, name }) => (
          <li key={slug}>
            <Link className={listStyles.chip} to={`/courses/${category.slug}/${slug}`}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
