import type { ListedCategory } from '@lectern/shared/domain';
import { Link } from '@lectern/shared/router';
import { categoryWords } from '../text/categories.en';
import { useText } from '../text/useText';
import styles from './Filters.module.css';

/** Links to the subcategories of a category that have courses; nothing when there are none. */
export function SubcategoryLinks({
  category,
  categories,
}: {
  category: ListedCategory;
  categories: readonly ListedCategory[];
}) {
  const text = useText(categoryWords);
  const below = categories.filter(({ parent, courseCount }) => parent === category.slug && courseCount > 0);
  if (below.length === 0) return null;
  return (
    <nav aria-label={text.subcategories(category.name)}>
      <ul className={styles.chips} role="list">
        {below.map(({ slug, name }) => (
          <li key={slug}>
            <Link className={styles.chip} to={`/courses/${category.slug}/${slug}`}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
