import { base, cartButton, searchBox } from '@lectern/shared/languages/ar';
import type { Texts } from '../texts';
import { books } from './books';
import { cart } from './cart';
import { checkout } from './checkout';
import { outcome } from './outcome';
import { reader } from './reader';

const arabic: Texts = { ...base, cartButton, searchBox, ...books, ...cart, ...checkout, ...outcome, ...reader };
export default arabic;
