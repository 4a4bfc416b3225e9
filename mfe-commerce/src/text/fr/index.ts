import { base, cartButton, searchBox } from '@lectern/shared/languages/fr';
import type { Texts } from '../texts';
import { books } from './books';
import { cart } from './cart';
import { checkout } from './checkout';
import { reader } from './reader';

const french: Texts = { ...base, cartButton, searchBox, ...books, ...cart, ...checkout, ...reader };
export default french;
