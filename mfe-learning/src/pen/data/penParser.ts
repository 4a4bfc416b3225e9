/** Parser of a pen's document, in a separate module so that it loads only when a pen is read. */
export { parsePen } from '@lectern/shared/domain';
