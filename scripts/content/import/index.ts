export type { ApplyOptions } from './apply/applyOptions';
export { importContent, type Imported } from './importContent';
export { ContentError, type Problem } from './source/Problems';
