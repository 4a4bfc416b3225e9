export {
  canKeepLessons,
  keepLesson,
  keptFileUrl,
  keptLessons,
  removeLesson,
  type KeptLesson,
  type LessonFile,
} from './lessonShelf';
export { useOnline } from './useOnline';
