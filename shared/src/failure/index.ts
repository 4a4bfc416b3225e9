export { isBackendError } from './isBackendError';
export { kindOf } from './kindOf';
export { sentenceOf } from './sentenceOf';
