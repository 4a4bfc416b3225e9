export { fileUrl } from '../contract';
export { currentCataloguePointer, fetchCatalogueCourse, fetchCatalogueFile, fetchCataloguePointer, warnOnce } from './files';
