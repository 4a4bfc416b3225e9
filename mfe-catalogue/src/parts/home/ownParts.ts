/** Parts of the home screen for a signed-in visitor, bundled as one chunk. */
export { ContinueLearning } from './ContinueLearning';
export { NextLessonLink } from './NextLessonLink';
