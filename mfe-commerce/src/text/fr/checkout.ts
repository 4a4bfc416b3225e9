import type { Texts } from '../texts';

const KEPT = 'Rien n’a été débité, et votre panier est conservé.';

/** French texts of the checkout, of what became of it, of gifts and of the terms of sale. */
export const checkout: Pick<Texts, 'checkout' | 'outcome' | 'gift' | 'terms'> = {
  checkout: (format) => {
    const items = (n: number): string => format.count(n, { one: 'article', other: 'articles' });
    return {
      title: 'Vérifier votre commande',
      lead: 'Vérifiez ce que vous achetez. Vous paierez à la page suivante.',
      leadFree: 'Vérifiez ce que vous obtenez. Il n’y a rien à payer.',
      toCart: 'Retour au panier',
      guestTitle: 'Créez un compte pour acheter',
      guest:
        'Ce que vous achetez est rattaché à votre compte et s’ouvre donc sur tous vos appareils. Votre panier ' +
        'est conservé.',
      signUp: 'Créer un compte',
      signIn: 'Se connecter',
      nothingTitle: 'Il n’y a rien à payer',
      nothing: 'Votre panier est vide.',
      offTitle: 'Ce site n’accepte pas de paiements',
      off: 'Rien ne peut être acheté ici. Les cours et les livres gratuits vous sont ouverts.',
      items: 'Articles',
      removeOf: (name) => `Retirer ${name}`,
      isWithdrawn: 'N’est plus disponible. Retirez cet article pour continuer.',
      isOwned: 'Cet article vous appartient déjà. Retirez-le, ou offrez la commande à quelqu’un.',
      remove: 'Retirer',
      otherCurrency: (n) =>
        format.plural(n, {
          one: `${items(n)} dans une autre devise restera au panier. Payez-le ensuite.`,
          other: `${items(n)} dans une autre devise resteront au panier. Payez-les ensuite.`,
        }),
      forWhom: 'Pour qui est-ce ?',
      forMe: 'Pour moi',
      forOther: 'Un cadeau pour quelqu’un d’autre',
      email: 'Adresse e-mail du destinataire',
      emailHint: 'Nous lui enverrons un code dès que vous aurez payé. Vous n’y aurez pas accès vous-même.',
      emailMissing: 'Saisissez l’adresse e-mail de la personne qui reçoit le cadeau.',
      emailInvalid: 'Saisissez une adresse e-mail, par exemple nom@example.org.',
      message: 'Message',
      messageLong: (max) => `Raccourcissez le message à ${format.number(max)} caractères.`,
      coupon: 'Code promo',
      couponHint: 'Nous le vérifions avant que vous ne payiez.',
      couponInvalid: 'Un code promo ne contient que des lettres, des chiffres et des traits d’union.',
      couponRefused:
        'Ce code promo n’est pas valable pour cette commande. Vérifiez-le, ou retirez-le pour payer le prix plein.',
      payer: 'Payé par',
      payerOf: (name, email) => (name ? `${name} (${email})` : email),
      subtotal: 'Sous-total',
      discount: 'Remise',
      total: 'Total',
      included: 'Les prix s’entendent taxes comprises.',
      terms: 'J’accepte les conditions de vente',
      readTerms: 'Lire les conditions de vente (dans un nouvel onglet)',
      termsMissing: 'Acceptez les conditions de vente pour continuer.',
      pay: (amount) => `Payer ${amount}`,
      checkCoupon: 'Vérifier le code promo',
      getFree: 'Obtenir maintenant',
      test: 'Ce site n’accepte que des paiements de test : aucun argent ne circule.',
      newTotal: (amount) => `Le code promo est valable. Votre nouveau total est de ${amount}.`,
      changedTotal: (amount) => `Le total est de ${amount}. Appuyez de nouveau sur le bouton pour le payer.`,
      isChecking: 'Vérification du code promo…',
      isPaying: 'Ouverture de la page de paiement…',
      fixFirst: 'Certains articles demandent votre attention avant le paiement.',
      problems: {
        owned: 'Un article vous appartient déjà ; rien n’a été débité. Retirez-le et réessayez.',
        unavailable: 'Un article n’est plus en vente ; rien n’a été débité. Retirez-le et réessayez.',
        price_changed: 'Un prix vient de changer ; rien n’a été débité. Vérifiez le total et réessayez.',
        currency: 'Une commande n’a qu’une devise. Rien n’a été débité. Retirez un article et réessayez.',
        coupon: 'Le code promo n’est pas valable pour cette commande. Rien n’a été débité.',
        payments_off: `Ce site n’accepte pas de paiements pour le moment. ${KEPT}`,
        too_many:
          'Vous avez ouvert beaucoup de pages de paiement en peu de temps. Rien n’a été débité. Réessayez ' +
          'dans quelques minutes.',
        provider:
          `Le service de paiement n’a pas accepté la commande. ${KEPT} Réessayez plus ` + 'tard ou écrivez-nous.',
        invalid: 'La commande n’a pas pu être traitée. Rien n’a été débité. Réessayez depuis le panier.',
        slow:
          'La réponse prend plus de temps que d’habitude. Rien n’a encore été débité. Réessayez : vous ' +
          'ne paierez pas deux fois.',
        failed: 'L’envoi de la commande a échoué. Rien n’a été débité. Vérifiez votre connexion.',
        offline: 'Vous êtes hors ligne. Rien n’a été débité. Connectez-vous à Internet et réessayez.',
      },
      pricesFailed: 'Les prix n’ont pas pu être chargés',
      cartIsSafe: 'Rien n’est perdu dans votre panier.',
    };
  },
  outcome: (format) => ({
    preparing: { title: 'Préparation de votre paiement', words: 'Cela prend un instant.' },
    unanswered: {
      title: 'Nous n’avons pas encore pu préparer votre paiement',
      words:
        `Le service de paiement n’a pas répondu. ${KEPT} Cette page s’actualisera à sa réponse. Vous pouvez ` +
        'aussi réessayer ou revenir plus tard.',
    },
    waiting: {
      title: 'En attente de votre paiement',
      words: 'Le service de paiement est en train de le confirmer. Cette page s’actualise d’elle-même.',
    },
    slow: {
      title: 'Nous attendons toujours votre paiement',
      words:
        'La confirmation prend plus de temps que d’habitude. Vous pouvez fermer cette page : dès son ' +
        'arrivée, les articles sont à vous et la commande figure dans votre profil. Vous n’avez pas encore ' +
        'payé ? Retournez alors à la page de paiement.',
    },
    left: { title: 'Vous n’avez pas encore payé', words: `Vous avez quitté la page de paiement. ${KEPT}` },
    expired: {
      title: 'La page de paiement a expiré',
      words: `Elle est restée ouverte trop longtemps, ou vous avez commencé une autre commande. ${KEPT}`,
    },
    refused: { title: 'Cette commande n’a pas été acceptée', words: KEPT },
    paid: { title: 'Merci. C’est à vous', words: 'Votre paiement est arrivé.' },
    free: { title: 'C’est à vous', words: 'Il n’y avait rien à payer.' },
    gift: { title: 'Merci. Votre cadeau est en route', words: '' },
    processing: {
      title: 'Votre paiement est en route',
      words:
        'Votre banque ne l’a pas encore confirmé, ce qui peut prendre quelques jours. Tout s’ouvrira dès ' +
        'que l’argent arrivera. Ne payez pas une seconde fois. Vous pouvez fermer cette page.',
    },
    declined: {
      title: 'Le paiement a été refusé',
      words: `Votre banque ou l’émetteur de votre carte l’a refusé. ${KEPT} Réessayez ou payez autrement.`,
    },
    refunded: {
      title: 'Ce paiement a été remboursé',
      words:
        'L’argent vous est en cours de restitution. Les articles ne sont plus à vous ; vos progrès et vos ' +
        'notes restent.',
    },
    partlyRefunded: {
      title: 'Une partie de ce paiement a été remboursée',
      words: 'Le reste de la commande est inchangé.',
    },
    disputed: {
      title: 'Ce paiement est contesté',
      words:
        'Votre banque nous l’a signalé. En attendant le règlement du litige, les articles ne vous sont pas ' +
        'ouverts.',
    },
    unknownTitle: 'Vous n’avez aucune commande à cette adresse',
    unknown: 'Le lien est peut-être incomplet, ou la commande appartient à un autre compte.',
    signInTitle: 'Connectez-vous pour voir votre commande',
    signInLead: 'Une commande n’est visible que pour le compte qui l’a passée.',
    signIn: 'Se connecter',
    failed: 'Votre commande n’a pas pu être chargée',
    failedAdvice: 'Rien n’est perdu : une commande payée reste à vous.',
    giftTo: (email) => `Nous avons envoyé le code à ${email}. Vos commandes indiquent quand il est utilisé.`,
    refundedAmount: (amount) => `Remboursé : ${amount}`,
    duplicate: (names) =>
      format.plural(names.length, {
        one: `${format.list(names)} vous appartenait déjà. Cette partie est remboursée automatiquement.`,
        other: `${format.list(names)} vous appartenaient déjà. Cette partie est remboursée automatiquement.`,
      }),
    number: (number) => `Commande ${number}`,
    total: (amount) => `Total : ${amount}`,
    test: 'C’était un paiement de test : aucun argent n’a circulé.',
    read: (name) => `Lire ${name}`,
    readIt: 'Lire maintenant',
    start: 'Commencer la première leçon',
    startOf: (name) => `Commencer la première leçon de ${name}`,
    startFailed: 'Le cours n’a pas pu être ouvert. Réessayez.',
    orders: 'Vos commandes',
    receipt: 'Commande et reçu',
    toPayment: 'Retourner à la page de paiement',
    tryAgain: 'Réessayer',
    toCart: 'Voir votre panier',
    more: 'Parcourir les cours',
    help: 'Nous contacter',
  }),
  gift: (format) => ({
    title: 'Recevoir un cadeau',
    lead: 'Saisissez le code reçu par e-mail. Le cadeau sera alors rattaché à votre compte.',
    code: 'Code cadeau',
    codeMissing: 'Saisissez le code reçu par e-mail.',
    account: (name, email) => `Il sera rattaché au compte ${name ? `${name} (${email})` : email}.`,
    claim: 'Recevoir le cadeau',
    guestTitle: 'Quelqu’un vous a fait un cadeau',
    guest: 'Créez un compte ou connectez-vous pour le recevoir. Un cadeau est rattaché à un seul compte.',
    signUp: 'Créer un compte',
    signIn: 'Se connecter',
    reasons: {
      unknown: 'Aucun cadeau ne correspond à ce code. Vérifiez-le et, si possible, copiez-le depuis l’e-mail.',
      void: 'Ce cadeau a été remboursé à la personne qui l’a offert et ne peut plus être reçu.',
      claimed: 'Ce cadeau a déjà été reçu. Si c’était par vous, connectez-vous avec le compte utilisé alors.',
      owned: 'Tout cela vous appartient déjà. Le code reste valable : transmettez-le à quelqu’un d’autre.',
    },
    tooMany: 'Trop de codes ont été essayés. Patientez quelques minutes, puis réessayez.',
    slow: 'La réponse prend plus de temps que d’habitude. Réessayez dans un instant : le code reste valable.',
    failed: 'Le code n’a pas pu être envoyé. Vérifiez votre connexion et réessayez.',
    granted: (names) =>
      `${format.list(names)} ${format.plural(names.length, { one: 'est', other: 'sont' })} maintenant à vous`,
    grantedLead: 'Profitez bien de votre cadeau.',
  }),
  terms: () => ({
    title: 'Conditions de vente',
    lead: 'Ce que vous recevez, ce que vous payez et comment vous êtes remboursé.',
    toReview: 'Retour à votre commande',
    sections: [
      {
        title: 'Ce que vous achetez',
        words:
          'Un cours ou un livre s’ouvre pour votre compte, pour votre propre usage, sans date de fin. Vous ' +
          'pouvez l’ouvrir sur tous vos appareils. Vous ne pouvez céder ni ses fichiers ni votre compte.',
      },
      {
        title: 'Ce que vous payez',
        words:
          'Vous payez une seule fois le prix que la commande affiche avant le paiement, taxes comprises. Un ' +
          'service de paiement encaisse la somme : ce site ne voit jamais votre numéro de carte. Votre ' +
          'commande et votre reçu se trouvent dans votre profil.',
      },
      {
        title: 'Cadeaux',
        words:
          'Un cadeau est envoyé sous forme de code à l’adresse e-mail que vous saisissez. La première ' +
          'personne qui utilise le code reçoit le cadeau. Jusque-là, vous pouvez demander un remboursement.',
      },
      {
        title: 'Remboursements',
        words:
          'Demandez un remboursement sous Commandes dans votre profil, en indiquant vos raisons. Nous y ' +
          'répondons. Un article remboursé se ferme ; vos progrès et vos notes restent, au cas où vous le ' +
          'rachèteriez. Vos droits légaux ne sont pas affectés.',
      },
      {
        title: 'En cas de problème',
        words:
          'Si vous avez été débité et que rien ne s’est ouvert, écrivez-nous sur la page de contact avec ' +
          'le numéro de votre commande. Un second paiement pour un article déjà à vous est remboursé ' +
          'automatiquement.',
      },
    ],
  }),
};
