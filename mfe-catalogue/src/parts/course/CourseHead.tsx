import type { CatalogueCourse } from '@lectern/shared/domain';
import { inLanguage, useText } from '@lectern/shared/text';
import { Breadcrumbs, ClockIcon, PageHeader, Rating, UserIcon } from '@lectern/shared/ui';
import { courseText } from '../../text/course.en';
import * as styles from './Course.module.css';

/** Head of a course: breadcrumbs, title, rating, teacher and date. */
export function CourseHead({ course }: { course: CatalogueCourse }) {
  const text = useText(courseText);
  const breadcrumbs = [
    { label: text.home, to: '/' },
    ...course.categories.map(({ slug, name }, index) => ({
      label: name,
      to: index === 0 ? `/category/${slug}` : `/courses/${course.category}/${slug}`,
    })),
    { label: course.title, language: course.language },
  ];
  return (
    <div className={styles.head}>
      <PageHeader
        title={<span {...inLanguage(course.language)}>{course.title}</span>}
        lead={course.subtitle && <span {...inLanguage(course.language)}>{course.subtitle}</span>}
        breadcrumbs={<Breadcrumbs items={breadcrumbs} />}
      />
      <p className={styles.metadata}>
        <a href="#reviews">
          <Rating value={course.ratingSum / course.ratingCount} count={course.ratingCount} />
        </a>
        <span>
          <UserIcon />
          {text.by(course.teacherName)}
        </span>
        <span>
          <ClockIcon />
          {text.updated(new Date(course.updatedAt * 1000))}
        </span>
      </p>
    </div>
  );
}
