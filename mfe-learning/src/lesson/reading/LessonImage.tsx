import { useQuery } from '@lectern/shared/query';
import { lessonFileUrl } from '../../data/lessonContent';

type Props = { courseId: string; lessonId: string; path: string; alt: string };

/** Milliseconds for which the address of a picture is taken as valid. */
const FRESH = 600_000;

/** A picture in a lesson's text, from this device if the lesson is saved. Shows its description until it has loaded. */
function LessonImage({ courseId, lessonId, path, alt }: Props) {
  const { data } = useQuery({
    networkMode: 'always',
    queryKey: ['files', courseId, lessonId, path],
    queryFn: () => lessonFileUrl(courseId, lessonId, path),
    staleTime: FRESH,
  });
  return data === undefined ? <em>{alt}</em> : <img src={data} alt={alt} loading="lazy" />;
}

/** Returns the renderer of the pictures in a lesson's text: pass it to Markdown as `image`. */
export const lessonImage = (courseId: string, lessonId: string) => (path: string, alt: string) => (
  <LessonImage courseId={courseId} lessonId={lessonId} path={path} alt={alt} />
);
