import { base, cartButton, searchBox } from '@lectern/shared/languages/fr';
import type { Texts } from '../texts';
import { course } from './course';
import { lists } from './lists';
import { paths } from './paths';

const french: Texts = { ...base, cartButton, searchBox, ...course, ...lists, ...paths };
export default french;
