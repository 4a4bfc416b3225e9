import { formatOf, type Format } from './format';
import { useLanguage } from './language';

/** Returns the format of the page's language; the component renders again when that changes. */
export const useFormat = (): Format => formatOf(useLanguage());
