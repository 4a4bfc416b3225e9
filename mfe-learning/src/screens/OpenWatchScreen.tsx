import { useHost } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { useParams } from '@lectern/shared/router';
import { isCourseName, openCourse } from '../data/openCourse';
import { OpenLessons } from '../lesson/open/OpenLessons';
import { LessonSkeleton } from '../lesson/layout/LessonSkeleton';
import { Loaded } from '../parts/Loaded';

/**
 * Plays a public folder of an open bucket, for everybody. Another bucket, and a folder that is not there, are pages
 * that do not exist.
 */
export default function OpenWatchScreen() {
  const { config, NotFound } = useHost();
  const { bucket = '', course_name: name = '' } = useParams();
  const isAllowed = config.openBuckets.includes(bucket) && isCourseName(name);
  const query = useQuery({ ...openCourse(config.backend, bucket, name), enabled: isAllowed });
  if (!isAllowed || query.data?.length === 0) return <NotFound />;
  return (
    <Loaded query={query} waiting={<LessonSkeleton />}>
      {(lessons) => <OpenLessons bucket={bucket} name={name} lessons={lessons} />}
    </Loaded>
  );
}
