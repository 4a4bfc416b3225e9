import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { textLessonText } from '../../text/textLesson.en';
import { fileAddress } from '../video/fileAddress';
import styles from './TextLesson.module.css';

/** A picture of the course in the preview of a text. */
export function CourseImage({ path, alt }: { path: string; alt: string }) {
  const text = useText(textLessonText).image;
  const address = useQuery(fileAddress(path));
  if (address.isError) return <em>{text.unavailable(alt)}</em>;
  return address.data ? <img className={styles.image} src={address.data} alt={alt} /> : alt;
}
