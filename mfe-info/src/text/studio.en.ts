import { defineText } from '@lectern/shared/text';

/** Texts of the studio: courses, details, outline and saving. */
export const studioText = defineText(() => ({
  lesson: { body: 'Text of the lesson' },
}));
