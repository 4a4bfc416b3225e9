export { ExportPart } from './ExportPart';
export { ImportCourse } from './ImportCourse';
