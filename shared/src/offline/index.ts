export {
  canDownloadLessons,
  downloadedFileUrl,
  downloadLesson,
  listDownloadedLessons,
  removeDownloadedLesson,
  type DownloadedLesson,
  type LessonFile,
} from './lessonDownloads';
