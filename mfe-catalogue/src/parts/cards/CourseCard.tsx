import { memo, type ReactNode } from 'react';
import type { ListedCourse } from '@lectern/shared/domain';
import { fileUrl } from '@lectern/shared/catalogue';
import { useHost } from '@lectern/shared/host';
import { CourseCover, MediaCard, Price, Rating } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { cardText } from '../../text/card.en';
import { coursePath } from './coursePath';
import * as styles from './Cards.module.css';

type Props = {
  course: ListedCourse;
  showTitle?: ((title: string) => ReactNode) | undefined;
  headingLevel?: 2 | 3 | undefined;
};

/** Card of a course. `showTitle` renders the title; plain text without it. */
export const CourseCard = memo(function CourseCard({ course, showTitle, headingLevel = 3 }: Props) {
  const text = useText(cardText);
  const { backend } = useHost().config;
  return (
    <MediaCard
      to={coursePath(course)}
      headingLevel={headingLevel}
      language={course.language}
      title={showTitle ? showTitle(course.title) : course.title}
      cover={
        <CourseCover
          id={course.id}
          category={course.category}
          subcategory={course.subcategory}
          src={course.cover && fileUrl(backend, course.cover)}
        />
      }
      by={course.teacherName}
      meta={
        <>
          <Rating value={course.ratingSum / course.ratingCount} count={course.ratingCount} />
          <span>{text.hours(course.durationSec)}</span>
        </>
      }
      foot={
        <>
          {course.price ? (
            <Price amount={course.price.amount} currency={course.price.currency} />
          ) : (
            <span>{text.free}</span>
          )}
          <span className={styles.level}>{text.levels[course.level]}</span>
        </>
      }
    />
  );
});
