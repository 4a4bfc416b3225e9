export { importContent, type Imported } from './importContent';
export { ContentError, type Problem } from './Problems';
