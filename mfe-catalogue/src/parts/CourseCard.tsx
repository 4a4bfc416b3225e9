import type { ListedCourse } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { CourseCover, MediaCard, Price, Rating } from '@lectern/shared/ui';
import { fileUrl } from '@lectern/shared/catalogue';
import { useText } from '../text/useText';

/** Where a course's own page is. */
export const coursePath = ({ slug, id }: { slug: string; id: string }): string => `/course/${slug}/${id}`;

/** A course in a list. */
export function CourseCard({ course }: { course: ListedCourse }) {
  const text = useText().course;
  const { backend } = useHost().config;
  return (
    <MediaCard
      to={coursePath(course)}
      title={course.title}
      cover={<CourseCover id={course.id} category={course.category} src={course.cover && fileUrl(backend, course.cover)} />}
      by={course.teacherName}
      meta={<>{course.ratingCount > 0 && <Rating value={course.ratingSum / course.ratingCount} count={course.ratingCount} />}<span>{text.hours(course.durationSec)}</span><span>{text.levels[course.level]}</span></>}
      foot={course.price ? <Price amount={course.price.amount} currency={course.price.currency} /> : <strong>{text.free}</strong>}
    />
  );
}
