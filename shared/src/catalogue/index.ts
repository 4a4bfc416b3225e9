export { fileUrl } from '../contract';
export { fetchCatalogueCourse } from './courseFile';
export { currentCataloguePointer, fetchCatalogueFile, fetchCataloguePointer, warnOnce } from './files';
