import type { Translation } from '@lectern/shared/translations';
import type { CartButtonText } from '..';

/** German texts of the button that adds something to the cart. */
export const cartButton: Translation<CartButtonText> = () => ({
  add: 'In den Warenkorb',
  added: (title) => `„${title}“ ist in deinem Warenkorb`,
  inCart: 'In deinem Warenkorb',
  toCart: 'Zum Warenkorb',
  full: 'Dein Warenkorb ist voll: Er fasst zehn Artikel. Entferne einen oder merke ihn dir für später.',
  notStored:
    'Dein Warenkorb konnte auf diesem Gerät nicht gespeichert werden. Schaffe Platz oder erlaube das Speichern ' +
    'und versuche es dann erneut.',
});
