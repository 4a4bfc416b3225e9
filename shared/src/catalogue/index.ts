export { fileUrl } from '../contract';
export { fetchCatalogueFile } from './files';
