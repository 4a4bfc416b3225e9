/** The form of a pen's document; a module of its own, so that it is loaded when a pen is read. */
export { parsePen } from '@lectern/shared/domain';
