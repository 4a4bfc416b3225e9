import type { Texts } from '../texts';

/** French texts of enrolling. */
export const enrol: Pick<Texts, 'enrol/cart' | 'enrol/enrolScreen' | 'enrol/enrolment' | 'enrol/notEnrolled'> = {
  'enrol/cart': () => ({
    addToCart: 'Ajouter au panier',
    toCart: 'Voir votre panier',
    cartFull:
      'Votre panier est plein : il contient dix articles au plus. Retirez-en un ou mettez-le de côté, puis ' +
      'réessayez.',
    notStored:
      'Votre panier n’a pas pu être enregistré sur cet appareil. Libérez de l’espace ou autorisez le stockage, ' +
      'puis réessayez.',
  }),
  'enrol/enrolScreen': () => ({ title: 'S’inscrire au cours' }),
  'enrol/enrolment': (format) => ({
    titleOf: (course) => `S’inscrire au cours : ${course}`,
    lead: (course) => `Vous allez vous inscrire au cours ${course}.`,
    account: 'Votre compte',
    accountOf: (name, email) => (name ? `${name} (${email})` : email),
    course: 'Cours',
    teacher: 'Enseignant',
    length: 'Durée',
    lessons: (lessons) => format.count(lessons, { one: 'leçon', other: 'leçons' }),
    owned: 'Ce cours vous appartient.',
    confirm: { free: 'S’inscrire gratuitement', claim: 'S’inscrire gratuitement', owned: 'S’inscrire' },
    paid: 'Achetez d’abord ce cours par votre panier. Inscrivez-vous ensuite ici.',
    already: 'Vous êtes inscrit à ce cours.',
    watch: 'Commencer à apprendre',
    failed: 'Nous n’avons pas pu vous inscrire',
    denied: 'Ce cours n’est pas ouvert à votre compte. Il a peut-être été retiré, ou son prix a changé.',
    closedTitle: 'Inscriptions fermées',
    closed: {
      unpublished: 'Ce cours n’est pas publié. Il est peut-être encore en préparation, ou il a été retiré.',
      'not-for-sale': 'Ce cours est publié, mais n’est pas en vente en ce moment.',
      withdrawn:
        'Ce cours a été retiré ou n’est pas encore publié. Si vous étiez inscrit, vos notes et vos ' +
        'certificats restent dans votre profil.',
    },
    courses: 'Parcourir les cours',
    profile: 'Voir votre profil',
  }),
  'enrol/notEnrolled': (format) => ({
    lead: 'Vous n’êtes pas inscrit à ce cours.',
    teacher: 'Enseignant',
    length: 'Durée',
    lessons: (lessons) => format.count(lessons, { one: 'leçon', other: 'leçons' }),
    price: 'Prix',
    free: 'Gratuit',
    owned: 'Il vous appartient',
    paid: 'Achetez d’abord ce cours par votre panier. Vous pourrez ensuite vous inscrire.',
    closed: {
      unpublished: 'Inscriptions fermées : ce cours n’est pas publié.',
      'not-for-sale': 'Inscriptions fermées : ce cours n’est pas en vente en ce moment.',
    },
    enrol: 'S’inscrire',
    watch: 'Commencer à apprendre',
    about: 'À propos de ce cours',
  }),
};
