import { Markdown } from '@lectern/shared/ui';
import { lessonImage } from '../reading/LessonImage';
import LessonCode from '../../pen/lesson/LessonCode';

type Props = { courseId: string; lessonId: string; body: string; getTime: () => number };

/** The text below a video, with a button that opens its code in the editor. */
export default function LessonText(props: Props) {
  return (
    <>
      <Markdown text={props.body} image={lessonImage(props.courseId, props.lessonId)} />
      <LessonCode {...props} />
    </>
  );
}
