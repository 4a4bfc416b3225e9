/** Editors of lessons that are watched or read. They share most parts, and so one chunk. */
export { VideoEditor } from './VideoEditor';
export { TextLessonEditor } from '../text-lesson/TextLessonEditor';
