import type { Translation } from '@lectern/shared/translations';
import type { CartButtonText } from '..';

/** French texts of the button that adds something to the cart. */
export const cartButton: Translation<CartButtonText> = () => ({
  add: 'Ajouter au panier',
  added: (title) => `« ${title} » est dans votre panier`,
  inCart: 'Dans votre panier',
  toCart: 'Voir le panier',
  full: 'Votre panier est plein : il contient dix articles au plus. Retirez-en un ou mettez-le de côté.',
  notStored:
    'Votre panier n’a pas pu être enregistré sur cet appareil. Libérez de l’espace ou autorisez le ' +
    'stockage, puis réessayez.',
});
