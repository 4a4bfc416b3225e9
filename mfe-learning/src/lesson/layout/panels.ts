/** Panels below a lesson. They share one chunk: each chunk costs bytes in the remote's entry. */
export { default as Chapters } from '../../player/transcript/Chapters';
export { default as Transcript } from '../../player/transcript/Transcript';
export { default as LessonResources } from './LessonResources';
