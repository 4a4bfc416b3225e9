import { base, cartButton, searchBox } from '@lectern/shared/languages/de';
import type { Texts } from '../texts';
import { course } from './course';
import { lists } from './lists';
import { paths } from './paths';

const german: Texts = { ...base, cartButton, searchBox, ...course, ...lists, ...paths };
export default german;
