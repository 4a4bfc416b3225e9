import { base, cartButton, searchBox } from '@lectern/shared/languages/ar';
import type { Texts } from '../texts';
import { course } from './course';
import { lists } from './lists';
import { paths } from './paths';

const arabic: Texts = { ...base, cartButton, searchBox, ...course, ...lists, ...paths };
export default arabic;
