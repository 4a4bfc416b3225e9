import { useQuery } from '@lectern/shared/query';
import { DownloadIcon } from '@lectern/shared/ui';
import { lessonResources, type WatchedLesson } from '../../data/lessonContent';
import { Loaded } from '../../parts/Loaded';
import { watchWords } from '../../text/lesson/watch.en';
import { useText } from '../../text/useText';
import styles from '../layout/LessonLayout.module.css';

/** The files that go with a lesson. */
export default function Resources({ resources }: { resources: WatchedLesson['resources'] }) {
  const text = useText(watchWords);
  const query = useQuery(lessonResources(resources));
  return (
    <Loaded query={query}>
      {(found) => (
        <ul className={styles.resources}>
          {found.map(({ title, path, url }) => (
            <li key={path}>
              {url ? (
                <a href={url} download target="_blank" rel="noreferrer">
                  <DownloadIcon />
                  {title}
                </a>
              ) : (
                `${title} (${text.resourceMissing})`
              )}
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
