export {
  canDownloadLessons,
  downloadedFileUrl,
  downloadLesson,
  listDownloadedLessons,
  removeDownloadedLesson,
  type DownloadedLesson,
  type DownloadableLesson,
  type LessonFile,
} from './lessonDownloads';
/** @deprecated Use DownloadableLesson. */
export type { DownloadableLesson as LessonFacts } from './lessonDownloads';
