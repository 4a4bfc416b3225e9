import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { DownloadIcon } from '@lectern/shared/ui';
import { lessonResources, type WatchedLesson } from '../../data/lessonContent';
import { TextPlaceholder } from '../../loading/TextPlaceholder';
import { watchText } from '../../text/lesson/watch.en';
import * as styles from './LessonLayout.module.css';

type Props = { courseId: string; content: WatchedLesson };

/** The downloadable files of a lesson. */
export default function LessonResources({ courseId, content }: Props) {
  const text = useText(watchText);
  const query = useQuery(lessonResources(courseId, content.id, content.resources));
  return (
    <QueryState query={query} placeholder={<TextPlaceholder />}>
      {(files) => (
        <ul className={styles.resources}>
          {files.map(({ title, path, url }) => (
            <li key={path}>
              {url ? (
                <a href={url} download={path.slice(path.lastIndexOf('/') + 1)} target="_blank" rel="noreferrer">
                  <DownloadIcon />
                  {title}
                </a>
              ) : (
                text.missingResource(title)
              )}
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}
