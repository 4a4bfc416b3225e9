import { defineText } from '@lectern/shared/text';

/** Texts of the enrol screen before the course has loaded. */
export const enrolScreenText = defineText(() => ({ title: 'Enrol' }));
