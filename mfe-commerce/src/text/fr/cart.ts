import type { Texts } from '../texts';

const NOT_STORED =
  'Votre panier n’a pas pu être enregistré sur cet appareil. Libérez de l’espace ou autorisez le stockage, ' +
  'puis réessayez.';

/** French texts of the cart. */
export const cart: Pick<Texts, 'cart' | 'changedPrice' | 'saved'> = {
  cart: (format) => {
    const items = (n: number): string => format.count(n, { one: 'article', other: 'articles' });
    return {
      title: 'Achats',
      lead: (n) =>
        n === 0 ? 'Les cours et les livres que vous ajoutez s’affichent ici.' : `${items(n)} dans votre panier`,
      emptyTitle: 'Votre panier est vide',
      empty: 'Commencez par ajouter un cours ou un livre.',
      courses: 'Parcourir les cours',
      books: 'Parcourir les livres',
      items: 'Vos articles',
      course: 'Cours',
      book: 'Livre',
      remove: (name) => `Retirer ${name}`,
      removed: (name) => `${name} a été retiré de votre panier.`,
      saveForLater: 'Mettre de côté',
      saveForLaterOf: (name) => `Mettre ${name} de côté`,
      savedForLater: (name) => `${name} est mis de côté.`,
      saveForLaterFailed: 'L’article n’a pas pu être mis de côté. Il est toujours dans votre panier.',
      withdrawn: 'N’est plus disponible. Non compris dans le total.',
      isFree: 'Désormais gratuit : rien à payer.',
      get: 'Obtenir',
      priceUnknown: 'Le prix n’est pas disponible pour le moment.',
      pricesFailed: 'Les prix n’ont pas pu être chargés',
      cartIsSafe: 'Rien n’est perdu dans votre panier.',
      summary: 'Récapitulatif',
      total: 'Total',
      notCounted: (n) => `${items(n)} non compris`,
      mixed: 'Les prix en devises différentes ne s’additionnent pas. Chaque somme se paie séparément.',
      noPaymentsTitle: 'Ce site n’accepte pas de paiements',
      noPayments: 'Vous ne pouvez rien acheter ici. Vos articles restent dans votre panier.',
      checkout: 'Passer la commande',
      limit: (n, max) => `${items(n)} sur ${format.number(max)} au plus`,
      full: 'Votre panier est plein. Retirez un article ou mettez-en un de côté pour en ajouter.',
      guest:
        'Ce panier n’est enregistré que sur cet appareil. Connectez-vous pour le retrouver partout et mettre ' +
        'des articles de côté.',
      signIn: 'Se connecter',
    };
  },
  changedPrice: () => ({
    changed: (was, now) =>
      `Le prix est passé de ${was} à ${now}. Acceptez-le pour que l’article soit compris dans le total.`,
    changedTo: (now) => `Le prix est passé à ${now}. Acceptez-le pour que l’article soit compris dans le total.`,
    accept: 'Accepter le nouveau prix',
    acceptOf: (name) => `Accepter le nouveau prix de ${name}`,
    accepted: (name) => `Vous avez accepté le nouveau prix de ${name}.`,
    notStored: NOT_STORED,
  }),
  saved: (format) => ({
    saved: 'Mis de côté',
    savedEmpty: 'Les articles que vous mettez de côté s’affichent ici, sur tous vos appareils.',
    savedFailed: 'Vos articles mis de côté n’ont pas pu être chargés',
    cartIsSafe: 'Rien n’est perdu dans votre panier.',
    course: 'Cours',
    book: 'Livre',
    toCart: 'Mettre au panier',
    toCartOf: (name) => `Mettre ${name} au panier`,
    moved: (name) => `${name} est dans votre panier.`,
    open: 'Ouvrir',
    openOf: (name) => `Ouvrir ${name}`,
    unavailable: 'N’est plus disponible',
    removeSaved: (name) => `Retirer ${name} des articles mis de côté`,
    removedSaved: (name) => `${name} ne fait plus partie de vos articles mis de côté.`,
    changeFailed: 'L’opération a échoué. Rien n’est perdu : veuillez réessayer.',
    full: 'Votre panier est plein. Retirez un article ou mettez-en un de côté pour en ajouter.',
    notStored: NOT_STORED,
    owned: (names) =>
      format.plural(names.length, {
        one: `${format.list(names)} vous appartient déjà et a été retiré de votre panier.`,
        other: `${format.list(names)} vous appartiennent déjà et ont été retirés de votre panier.`,
      }),
    over: (names) =>
      `Un panier contient dix articles au plus. ${format.list(names)} ` +
      `${format.plural(names.length, { one: 'est mis', other: 'sont mis' })} de côté.`,
    understood: 'Compris',
    unfinishedTitle: 'Un de vos paiements est inachevé',
    unfinished: 'Une de vos pages de paiement est encore ouverte. Rien n’a encore été débité.',
    processingTitle: 'Un de vos paiements est en cours de confirmation',
    processing: 'Ne payez pas une seconde fois : les articles s’ouvriront dès que l’argent arrivera.',
    seeOrder: 'Voir la commande',
  }),
};
