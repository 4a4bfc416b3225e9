export { fetchCatalogueFile, fileUrl } from './files';
