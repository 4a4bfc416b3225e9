import type { CatalogueCourse } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { Section } from '@lectern/shared/ui';
import { relatedCourses } from '../../data/relatedCourses';
import { courseWords } from '../../text/course.en';
import { useText } from '../../text/useText';
import { CourseGrid } from '../CourseGrid';

const MOST = 4;

/** Courses that are near this one; nothing when there are none, or while they cannot be had. */
export function Related({ course }: { course: CatalogueCourse }) {
  const text = useText(courseWords);
  const { data = [] } = useQuery(relatedCourses(useHost().config.backend, course, MOST));
  if (data.length === 0) return null;
  return (
    <Section title={text.related}>
      <CourseGrid courses={data} />
    </Section>
  );
}
