import type { Texts } from '../texts';

type Profile = Pick<
  Texts,
  | 'profile/books'
  | 'profile/certificateCheck'
  | 'profile/certificates'
  | 'profile/learning'
  | 'profile/order'
  | 'profile/orders'
  | 'profile/profile'
  | 'profile/publicProfile'
  | 'profile/saved'
>;

const certificateCheck: Profile['profile/certificateCheck'] = (format) => {
  const day = (date: Date): string => format.date(date, { dateStyle: 'long' });
  return {
    title: 'Vérifier un certificat',
    lead: 'Tout le monde peut vérifier un certificat de ce site, sans compte.',
    field: 'Code du certificat',
    hint: '12 lettres et chiffres, par exemple 4FZK-9D2M-X7TB. Vous pouvez aussi coller une attestation entière.',
    check: 'Vérifier',
    empty: 'Saisissez le code qui figure sur le certificat.',
    failed: 'Le certificat n’a pas pu être vérifié',
    genuine: 'Ce certificat est authentique',
    genuineLead: (name, course, date) =>
      `Lectern l’a délivré à ${name} le ${day(date)} pour avoir terminé ${course}. Votre navigateur a ` +
      'vérifié la signature.',
    unverified: 'Ce site a délivré ce certificat',
    unverifiedLead: (name, course, date) =>
      `À ${name}, le ${day(date)}, pour avoir terminé ${course}. Votre navigateur n’a pas pu vérifier la ` +
      'signature : il faut pour cela une connexion sécurisée à ce site.',
    revoked: 'Ce certificat a été révoqué',
    revokedLead: (date, reason) => `Révoqué le ${day(date)}. ${reason}`,
    forged: 'Ce certificat n’est pas authentique',
    forgedLead: 'Sa signature ne correspond pas : ce site ne l’a pas délivré, ou quelqu’un l’a modifié.',
    unknown: 'Aucun certificat ne porte ce code',
    unknownLead: 'Comparez le code avec le certificat. Il a peut-être aussi été supprimé avec son compte.',
    waiting: 'Ce certificat est en cours de signature',
    waitingLead: 'Cela prend quelques secondes. Vérifiez à nouveau dans un instant.',
    linkedIn: 'Ajouter à LinkedIn',
    download: 'Télécharger l’attestation',
    fileName: (code) => `certificat-${code}.jwt`,
  };
};

const certificates: Profile['profile/certificates'] = (format) => {
  const day = (date: Date): string => format.date(date, { dateStyle: 'long' });
  return {
    failed: 'Vos certificats n’ont pas pu être chargés',
    none: 'Vous n’avez pas encore de certificats',
    noneLead: 'Terminez toutes les leçons d’un cours, et son certificat s’affichera ici.',
    toCourses: 'Voir vos cours',
    issued: (date) => `Délivré le ${day(date)}`,
    view: 'Voir',
    viewOf: (course) => `Voir le certificat de ${course}`,
    all: 'Tous les certificats',
    print: 'Imprimer ou enregistrer en PDF',
    copy: 'Copier le lien',
    copied: 'Lien copié.',
    copyFailed: 'Le lien n’a pas pu être copié. Copiez plutôt l’adresse de cette page.',
    linkHint:
      'Avec ce lien, tout le monde peut vérifier le certificat, sans compte. Il montre le nom, le cours et la ' +
      'date, rien d’autre.',
    unknown: 'Aucun certificat ne porte ce code',
    unknownLead: 'Le lien est peut-être incomplet, ou le certificat a été supprimé avec son compte.',
    oneFailed: 'Le certificat n’a pas pu être chargé',
    title: 'Certificat de réussite',
    titleOf: (course) => `Certificat de réussite : ${course}`,
    awardedTo: 'Ce document certifie que',
    achieved: 'a terminé toutes les leçons du cours',
    dateLabel: 'Délivré le',
    date: day,
    numberLabel: 'Code',
    verifyLabel: 'À vérifier sur',
    by: 'Lectern',
  };
};

const learning: Profile['profile/learning'] = (format) => {
  const done = (share: number): string => `${format.number(share, { style: 'percent' })} terminé`;
  return {
    failed: 'Vos cours n’ont pas pu être chargés',
    none: 'Vous n’êtes encore inscrit à aucun cours',
    noneLead: 'Les cours auxquels vous vous inscrivez s’affichent ici, avec vos progrès.',
    browse: 'Parcourir les cours',
    continue: 'Continuer à apprendre',
    summary: (courses, finished) =>
      `${format.count(courses, { one: 'cours', other: 'cours' })}, ` +
      (finished === 0 ? 'aucun terminé' : format.count(finished, { one: 'terminé', other: 'terminés' })),
    order: 'Ordre',
    orders: {
      recent: 'Derniers suivis d’abord',
      'finished-first': 'Terminés d’abord',
      'finished-last': 'Terminés en dernier',
      title: 'Par titre',
    },
    done,
    progressOf: (title, share) => `${title} : ${done(share)}`,
    notStarted: 'Pas encore commencé',
    finished: 'Terminé',
    next: (lesson, minutes) => {
      const left = format.number(minutes, { style: 'unit', unit: 'minute' });
      return `À suivre : ${lesson}${minutes > 0 ? `, encore ${left}` : ''}`;
    },
    lastWatched: (date) => `Suivi pour la dernière fois le ${format.date(date, { dateStyle: 'medium' })}`,
    withdrawn: 'Un cours qui n’est plus publié',
    withdrawnLead: 'Son enseignant l’a retiré. Vos progrès et votre certificat restent.',
  };
};

const order: Profile['profile/order'] = (format) => {
  const day = (date: Date): string => format.date(date, { dateStyle: 'long' });
  return {
    all: 'Toutes les commandes',
    print: 'Imprimer ou enregistrer en PDF',
    unknown: 'Vous n’avez aucune commande portant ce numéro',
    unknownLead: 'Le lien est peut-être incomplet, ou elle appartient à un autre compte.',
    receipt: 'Reçu',
    receiptOf: (number) => `Reçu de la commande ${number}`,
    order: 'Commande',
    orderOf: (number) => `Commande ${number}`,
    seller: 'Lectern',
    taxId: (id) => `Numéro fiscal : ${id}`,
    number: 'Commande',
    date: 'Payée le',
    ordered: 'Passée le',
    when: (date) => format.date(date, { dateStyle: 'long', timeStyle: 'short' }),
    to: 'Pour',
    state: 'État',
    what: 'Article',
    amount: 'Montant',
    discount: (coupon) => (coupon ? `Remise (${coupon})` : 'Remise'),
    total: 'Total',
    tax: (label, percent) =>
      `Dont ${label} ${format.number(percent / 100, { style: 'percent', maximumFractionDigits: 2 })}`,
    refundedRow: 'Remboursé',
    test: 'Paiement de test : aucun argent n’a circulé.',
    note: 'Ce reçu a été établi à partir des données du paiement et est valable sans signature.',
    meanings: {
      processing:
        'Votre banque n’a pas encore confirmé le paiement. Les articles s’ouvriront dès que l’argent arrivera.',
      failed: 'Votre banque ou l’émetteur de votre carte a refusé le paiement. Rien n’a été débité.',
      cancelled: 'La page de paiement a expiré. Rien n’a été débité.',
      refunded: 'L’argent a été restitué. Les articles ne vous sont plus ouverts ; progrès et notes restent.',
      partly_refunded: 'Une partie de l’argent a été restituée.',
      disputed:
        'Votre banque nous a signalé un litige sur ce paiement. En attendant son règlement, les articles ne ' +
        'vous sont pas ouverts.',
    },
    toCart: 'Voir votre panier',
    giftMessage: 'Votre message',
    claimedOn: (date) => `Reçu le ${day(date)}`,
    refund: 'Remboursement',
    ask: 'Demander un remboursement',
    meaning:
      'Si nous acceptons, vous êtes remboursé et les articles se ferment. Vos progrès et vos notes restent, au ' +
      'cas où vous les rachèteriez.',
    meaningGift: 'Si nous acceptons, vous êtes remboursé et le cadeau ne peut plus être reçu.',
    reason: 'Pourquoi souhaitez-vous un remboursement ?',
    reasonMissing: 'Écrivez quelques mots, pour que nous puissions décider.',
    reasonLong: (max) => `Raccourcissez vos raisons à ${format.number(max)} caractères.`,
    send: 'Envoyer la demande',
    cancel: 'Garder la commande',
    sent: 'Votre demande a été envoyée.',
    sendFailed: 'Votre demande n’a pas pu être envoyée. Elle est toujours là : veuillez réessayer.',
    loadFailed:
      'Nous n’avons pas pu vérifier si vous avez déjà demandé un remboursement. Rechargez la page pour ' +
      'faire un nouvel essai.',
    requests: {
      sent: 'Votre demande a été envoyée. La réponse s’affichera ici.',
      open: 'Nous avons votre demande et déciderons bientôt. La réponse s’affichera ici.',
      approved: 'Nous avons accepté. L’argent est en cours de restitution.',
      declined: 'Nous n’avons pas accepté de remboursement.',
      refunded:
        'Nous avons accepté, et l’argent a été restitué. Il peut mettre quelques jours à arriver sur votre ' +
        'compte.',
    },
    askedOn: (date) => `Votre demande du ${day(date)} :`,
    answer: 'Notre réponse :',
  };
};

const orders: Profile['profile/orders'] = (format) => {
  const day = (date: Date): string => format.date(date, { dateStyle: 'long' });
  return {
    failed: 'Vos commandes n’ont pas pu être chargées',
    none: 'Vous n’avez pas encore de commandes',
    noneLead: 'Tout ce que vous achetez ou obtenez gratuitement figure ici, avec un reçu pour chaque paiement.',
    browse: 'Parcourir les cours',
    books: 'Parcourir les livres',
    title: 'Commandes',
    count: (n) => format.count(n, { one: 'commande', other: 'commandes' }),
    more: (n) => `En afficher ${format.number(n)} de plus`,
    numberAndDay: (number, date) => (number ? `Commande ${number}, ${day(date)}` : day(date)),
    items: (names) => format.list(names),
    item: 'Un article',
    free: 'Gratuit',
    states: {
      succeeded: 'Payée',
      processing: 'En attente de la banque',
      failed: 'Refusée',
      cancelled: 'Expirée',
      refunded: 'Remboursée',
      partly_refunded: 'Remboursée en partie',
      disputed: 'Contestée',
    },
    gifts: {
      pending: (email) => `Un cadeau pour ${email}, en attente de votre paiement`,
      sent: (email) => `Un cadeau pour ${email}, pas encore reçu`,
      claimed: (email) => `Un cadeau pour ${email}, reçu`,
      void: (email) => `Un cadeau pour ${email}, annulé après le remboursement`,
    },
    details: 'Détails',
    detailsOf: (names) => `Détails de la commande de ${format.list(names)}`,
    open: { book: 'Lire', course: 'Aller au cours' },
    openOf: { book: (name) => `Lire ${name}`, course: (name) => `Aller au cours ${name}` },
    unavailable: 'Un article qui n’est plus proposé',
  };
};

/** French texts of the profile, without settings and account data. */
export const profile: Profile = {
  'profile/books': (format) => {
    const read = (share: number): string => `${format.number(share, { style: 'percent' })} lu`;
    return {
      failed: 'Vos livres n’ont pas pu être chargés',
      none: 'Vous n’avez pas encore de livres',
      noneLead:
        'Les livres que vous achetez, obtenez gratuitement ou commencez à lire s’affichent ici, à la page où ' +
        'vous vous êtes arrêté.',
      browse: 'Parcourir les livres',
      by: (authors) => format.list(authors),
      read,
      progressOf: (title, share) => `${title} : ${read(share)}`,
      notStarted: 'Pas encore commencé',
      finished: 'Terminé',
      unavailable: 'Un livre qui n’est plus publié',
    };
  },
  'profile/certificateCheck': certificateCheck,
  'profile/certificates': certificates,
  'profile/learning': learning,
  'profile/order': order,
  'profile/orders': orders,
  'profile/profile': () => ({
    title: 'Profil',
    tabs: 'Sections du profil',
    names: {
      learning: 'Mes cours',
      review: 'Révision',
      certificates: 'Certificats',
      orders: 'Commandes',
      books: 'Livres',
      notes: 'Notes',
      pens: 'Pens',
      saved: 'Mis de côté',
      offline: 'Sur cet appareil',
      settings: 'Réglages',
    },
    tabFailed: 'Cette partie de votre profil n’a pas pu être chargée',
    tabFailedAdvice: 'Le reste du site fonctionne toujours.',
  }),
  'profile/publicProfile': () => ({
    title: 'Profil',
    failed: 'Le profil n’a pas pu être chargé',
    links: 'Liens',
    pens: 'Code',
    courses: (name) => `Cours de ${name}`,
    empty: (name) => `${name} n’a encore rien écrit ici.`,
    none: 'Vous n’avez pas encore de profil',
    noneLead: 'Écrivez quelques mots sur vous et choisissez qui peut les voir.',
    write: 'Écrire votre profil',
    ownPublic: 'Tout le monde peut voir ce profil',
    ownPrivate: 'Vous seul pouvez voir ce profil : il est privé',
    change: 'Modifier votre profil',
  }),
  'profile/saved': (format) => ({
    failed: 'Vos articles mis de côté n’ont pas pu être chargés',
    none: 'Vous n’avez encore rien mis de côté',
    noneLead: 'Mettez un cours ou un livre de côté pour le retrouver ici.',
    browse: 'Parcourir les cours',
    books: 'Parcourir les livres',
    kinds: { course: 'Cours', book: 'Livre' },
    by: (names) => format.list(names),
    savedOn: (date) => `Mis de côté le ${format.date(date, { dateStyle: 'medium' })}`,
    unavailable: { course: 'Un cours qui n’est plus publié', book: 'Un livre qui n’est plus publié' },
    open: 'Ouvrir',
    openOf: (name) => `Ouvrir ${name}`,
    remove: (name) => `Retirer ${name}`,
    removed: (name) => `${name} a été retiré.`,
    undo: 'Rétablir',
    restored: (name) => `${name} est de nouveau mis de côté.`,
    notRemoved: (name) => `Nous n’avons pas pu retirer ${name}.`,
    notRestored: (name) => `Nous n’avons pas pu rétablir ${name}.`,
  }),
};
