import type { EditedContent } from './contract';

/** Fields of a lesson's content to change. A function receives the newest content. */
export type ContentEdit = Partial<EditedContent> | ((newest: EditedContent) => Partial<EditedContent>);

/** Changes fields of the newest content, which may be newer than what is rendered. Changes in one turn add up. */
export type ContentChange = (edit: ContentEdit) => void;

/** Returns the content with the changed fields. */
export const changedContent = (newest: EditedContent, edit: ContentEdit): EditedContent => ({
  ...newest,
  ...(typeof edit === 'function' ? edit(newest) : edit),
});
