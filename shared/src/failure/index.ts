export { isBackendError } from './isBackendError';
export { kindOf } from './kindOf';
export { reasonOf } from './reasonOf';
export { sentenceOf } from './sentenceOf';
