/** Parser of a pen's document. A module of its own, so that it loads only when a pen is read. */
export { parsePen } from '@lectern/shared/domain';
