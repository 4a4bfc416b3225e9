import { translatable } from '@lectern/shared/translations';

/** Texts of the enrol screen before the course has loaded. */
export const enrolScreenText = translatable('enrol/enrolScreen', () => ({ title: 'Enrol' }));
