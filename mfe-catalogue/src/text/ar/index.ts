import { base, cartButton, searchBox } from '@lectern/shared/languages/ar';
import type { Texts } from '../texts';
import { course } from './course';
import { lists } from './lists';

const arabic: Texts = { ...base, cartButton, searchBox, ...course, ...lists };
export default arabic;
