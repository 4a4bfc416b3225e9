import { sentenceOf } from '@lectern/shared/failure';
import { textOf } from '@lectern/shared/text';
import { studioText } from '../../text/studio.en';

/** Returns the sentence of a failure, to be shown to people. */
export const reasonOf = (error: unknown): string => sentenceOf(error) ?? textOf(studioText).unknownFailure;
