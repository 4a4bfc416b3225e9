export {
  canDownloadLessons,
  downloadedFileUrl,
  downloadLesson,
  listDownloadedLessons,
  removeDownloadedLesson,
  type DownloadedLesson,
  type LessonFacts,
  type LessonFile,
} from './lessonDownloads';
