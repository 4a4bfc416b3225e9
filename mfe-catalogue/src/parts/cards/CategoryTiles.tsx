import type { ListedCategory } from '@lectern/shared/domain';
import { Link } from '@lectern/shared/router';
import { categoryColour, classNames, Grid } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { categoryText } from '../../text/categories.en';
import * as styles from './Tiles.module.css';

/** Links to the top categories with courses, each with its number of courses. */
export function CategoryTiles({ categories }: { categories: readonly ListedCategory[] }) {
  const { courses } = useText(categoryText);
  return (
    <Grid as="ul" minColumn="max(8.25rem, 22%)">
      {categories
        .filter(({ parent, courseCount }) => parent === null && courseCount > 0)
        .map(({ slug, name, courseCount }) => (
          <li key={slug}>
            <Link
              className={classNames(styles.tile, styles.marked)}
              style={{ borderInlineStartColor: categoryColour(slug) }}
              to={`/category/${slug}`}
            >
              <strong>{name}</strong>
              <span>{courses(courseCount)}</span>
            </Link>
          </li>
        ))}
    </Grid>
  );
}
