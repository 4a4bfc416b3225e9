import type { ReactNode } from 'react';
import type { CatalogueHome } from '@lectern/shared/domain';
import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Section } from '@lectern/shared/ui';
import { homeText } from '../../text/home.en';
import { CategoryTiles } from '../cards/CategoryTiles';
import { CourseGrid } from '../cards/CourseGrid';
import { NothingPublished } from '../cards/NothingPublished';
import { OpenCourses } from './OpenCourses';
import * as styles from './Home.module.css';

type Props = {
  home: CatalogueHome;
  belowFirst: ReactNode;
};

/** Shelves of the home screen: popular courses, categories, new and open courses. */
export function Shelves({ home: { categories, popular, newest, open }, belowFirst }: Props) {
  const text = useText(homeText);
  if (popular.length === 0 && newest.length === 0) return <NothingPublished />;
  return (
    <>
      <Section title={text.popular} more={<Link to="/all-courses">{text.all}</Link>}>
        <div className={styles.shelf}>
          <CourseGrid courses={popular} />
        </div>
      </Section>
      {belowFirst}
      <Section title={text.categories}>
        <CategoryTiles categories={categories} />
      </Section>
      <Section title={text.newest} more={<Link to="/all-courses?sort=newest">{text.allNewest}</Link>}>
        <div className={styles.shelf}>
          <CourseGrid courses={newest} />
        </div>
      </Section>
      <OpenCourses courses={open} />
    </>
  );
}
