import { slugWords } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useParams } from '@lectern/shared/router';
import { isCourseName, openCourse } from '../data/openCourse';
import { LessonSkeleton } from '../lesson/layout/LessonSkeleton';
import { OpenLessons } from '../lesson/open/OpenLessons';

/**
 * Watch screen of a public folder in an open bucket. Any other bucket, or a missing folder, shows the not-found page.
 */
export default function OpenWatchScreen() {
  const { config, NotFound } = useHost();
  const { bucket = '', course_name: name = '' } = useParams();
  const isAllowed = config.openBuckets.includes(bucket) && isCourseName(name);
  const query = useQuery({ ...openCourse(config.backend, bucket, name), enabled: isAllowed });
  if (!isAllowed || query.data?.length === 0) return <NotFound />;
  return (
    <QueryState query={query} placeholder={<LessonSkeleton title={slugWords(name)} />}>
      {(lessons) => <OpenLessons bucket={bucket} name={name} lessons={lessons} />}
    </QueryState>
  );
}
