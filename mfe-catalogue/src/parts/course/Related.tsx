import type { CatalogueCourse } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { Section } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { relatedCourses } from '../../data/relatedCourses';
import { courseText } from '../../text/course.en';
import { CourseGrid } from '../cards/CourseGrid';

const MAX = 4;

/** Related courses; renders nothing when there are none or they fail to load. */
export function Related({ course }: { course: CatalogueCourse }) {
  const text = useText(courseText);
  const { data = [] } = useQuery(relatedCourses(useHost().config.backend, course, MAX));
  if (data.length === 0) return null;
  return (
    <Section title={text.related}>
      <CourseGrid courses={data} />
    </Section>
  );
}
