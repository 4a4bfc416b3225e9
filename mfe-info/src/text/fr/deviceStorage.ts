import type { Texts } from '../texts';

const DELETED = 'vous le supprimez';
const SIGNED_OUT = 'vous vous déconnectez';
const SENT_OR_DISCARDED = 'vous l’envoyez ou l’abandonnez';

/** French table of everything that the product stores in the browser: name, purpose, and when it is removed. */
const ENTRIES: readonly (readonly [name: string, purpose: string, until: string])[] = [
  [
    'lectern.studio',
    'Pour les enseignants : les modifications d’un cours pas encore envoyées et son brouillon, pour ' +
      'l’ouvrir hors ligne.',
    'vous le supprimez, ou six mois après la dernière modification',
  ],
  ['lectern.keep', 'Si le site doit être enregistré sur cet appareil, pour s’ouvrir hors ligne.', DELETED],
  [
    'lectern.session',
    'Retient que vous étiez connecté, pour que la page attende votre compte. Ne contient aucune donnée sur vous.',
    SIGNED_OUT,
  ],
  ['lectern.account', 'Votre nom, votre adresse et votre photo, pour vous accueillir aussitôt.', SIGNED_OUT],
  ['firebaseLocalStorageDb', 'Session de la bibliothèque de connexion. Vide sans compte.', SIGNED_OUT],
  [
    'firebase-heartbeat-database',
    'Jours où la bibliothèque de connexion et de documents a servi, avec sa version.',
    'trente jours se sont écoulés depuis l’inscription',
  ],
  ['lectern.theme', 'Clair ou sombre, si vous avez choisi.', 'vous choisissez « Système »'],
  ['lectern.motion', 'Moins d’animations, si vous le souhaitez.', 'vous choisissez « Système »'],
  [
    'lectern-language',
    'Un cookie avec la langue que vous avez choisie, pour que les pages arrivent dans cette langue.',
    'un an s’est écoulé depuis votre choix',
  ],
  [
    'lectern-hint',
    'Un cookie qui dit si vous êtes connecté et quel thème vous avez choisi, pour afficher aussitôt la bonne page.',
    'vous vous déconnectez et choisissez « Système » ; un an après la dernière modification',
  ],
  [
    'lectern-device',
    'Un cookie pour l’éditeur de code seul : cet appareil y garde un brouillon ou une disposition à vous.',
    'il n’y a plus ni l’un ni l’autre, ou après un an',
  ],
  [
    'lectern-bucket',
    'Un cookie, seulement pendant l’essai d’une nouvelle version auprès de certains visiteurs : un nombre ' +
      'au hasard de 0 à 10 006, qui décide si vous en êtes. Des milliers de personnes partagent chaque nombre.',
    'trente jours se sont écoulés depuis votre dernière visite',
  ],
  [
    'lectern.counted',
    'Les versions des parties du site dont ce navigateur a rendu compte, pour ne vous compter qu’une fois.',
    DELETED,
  ],
  ['lectern.continued', 'Le nombre de cours commencés montrés par l’accueil, pour réserver leur place.', DELETED],
  ['lectern.cart-count', 'Le nombre d’articles de votre panier, pour l’afficher aussitôt.', DELETED],
  ['lectern.cart', 'Ce que vous avez mis dans votre panier.', 'vous le videz'],
  [
    'lectern.checkout',
    'Le code promo et le destinataire d’un cadeau saisis lors de la commande.',
    'vous payez, ou fermez l’onglet',
  ],
  [
    'lectern.draft',
    'Ce que vous avez saisi dans un formulaire sans l’envoyer, comme un avis ou un signalement.',
    'vous l’envoyez, videz le formulaire ou fermez l’onglet',
  ],
  [
    'lectern.cart-account',
    'Le compte dont cet appareil montre le panier tant que vous êtes connecté, et les modifications déjà ' +
      'reçues par ce compte, pour que rien ne se perde hors ligne.',
    'vous vous déconnectez, ou votre compte a reçu la modification',
  ],
  [
    'lectern.questions',
    'Les questions et les réponses en cours d’écriture ou pas encore envoyées.',
    'elles sont envoyées ou vous les abandonnez',
  ],
  ['lectern.reader', 'L’affichage des livres : taille du texte, police et longueur des lignes.', DELETED],
  ['lectern.reading', 'Les places de lecture pas encore envoyées à votre compte.', 'elles sont envoyées'],
  [
    'lectern.searches',
    'Vos huit dernières recherches, pour vous les proposer à nouveau. Elles restent sur votre appareil.',
    'vous les effacez sur la page de recherche',
  ],
  [
    'lectern.progress',
    'Vos progrès dans les cours, jusqu’à ce que votre compte les ait et pour continuer hors ligne.',
    'six mois se sont écoulés depuis la dernière modification, ou votre compte est supprimé',
  ],
  ['lectern.goal', 'Votre objectif quotidien, si vous en avez fixé un, pour noter les jours hors ligne.', DELETED],
  [
    'lectern.days',
    'Les minutes et les leçons d’un jour pour votre objectif, jusqu’à ce que votre compte les ait.',
    'elles sont envoyées',
  ],
  [
    'lectern.recall',
    'Vos révisions de cartes, jusqu’à ce que votre compte les ait et pour réviser hors ligne.',
    'six mois se sont écoulés depuis la dernière modification, ou votre compte est supprimé',
  ],
  ['lectern.review-due', 'Quand vos cartes sont à réviser, pour en montrer le nombre.', DELETED],
  ['lectern.open-places', 'Où vous avez arrêté les vidéos des cours ouverts, et ce que vous avez vu.', DELETED],
  [
    'lectern.player',
    'Les réglages du lecteur : volume, vitesse, sous-titres, raccourcis clavier et leçon suivante.',
    DELETED,
  ],
  ['lectern.quizzes', 'Vos résultats aux quiz.', DELETED],
  [
    'lectern.pen',
    'Vos brouillons dans l’éditeur de code et votre travail sur les exercices de code.',
    'vous les enregistrez ou les supprimez',
  ],
  [
    'lectern.solution',
    'Pour les enseignants : les solutions d’exercices de code pas encore enregistrées.',
    'elles sont enregistrées',
  ],
  ['lectern.pen-view', 'La disposition de l’éditeur de code.', DELETED],
  ['lectern.notes', 'Les notes inachevées ou pas encore enregistrées.', 'elles sont enregistrées'],
  ['lectern.application', 'Votre brouillon de candidature d’enseignant.', SENT_OR_DISCARDED],
  [
    'lectern.uploads',
    'Les fichiers que vous envoyez pour un cours, pour reprendre après une interruption.',
    'le fichier est envoyé ou vous l’annulez ; une semaine après la dernière modification',
  ],
  ['lectern.contact', 'Votre brouillon de message sur la page de contact.', SENT_OR_DISCARDED],
  ['lectern.enquiry', 'Votre brouillon de demande sur la page pour les entreprises.', SENT_OR_DISCARDED],
  [
    'lectern.deletion',
    'Retient que vous avez commencé à supprimer votre compte, pour terminer après une interruption.',
    'le compte est supprimé',
  ],
  ['lectern.scroll', 'Jusqu’où vous avez fait défiler, pour y revenir avec Retour.', 'vous fermez l’onglet'],
  [
    'lectern.app',
    'Le code du site, pour qu’il s’ouvre hors ligne.',
    'vous le retirez sous « Installer l’application »',
  ],
  [
    'lectern.catalogue',
    'Les parties du catalogue que vous avez vues, pour les montrer hors ligne.',
    'vous les retirez sous « Installer l’application »',
  ],
  ['lectern.documents', 'Les données de votre compte que vous avez vues, pour les montrer hors ligne.', SIGNED_OUT],
  ['lectern.lessons', 'Les leçons que vous enregistrez hors ligne.', 'vous les retirez ou vous déconnectez'],
  [
    'lectern.mail-link',
    'L’adresse à laquelle vous avez fait envoyer un lien de connexion, pour que le lien vous connecte sans elle.',
    'vous utilisez le lien',
  ],
  [
    'lectern.revision',
    'La plus récente liste des parties du site vue ici, pour que personne n’en présente une ancienne comme ' +
      'nouvelle.',
    '30 jours se sont écoulés depuis votre dernière visite',
  ],
  [
    'lectern.quarantine',
    'Les versions d’une partie du site qui n’ont pas chargé, pour ne plus les essayer.',
    'vous fermez l’onglet',
  ],
];

/** French texts of the table of what is stored on the device. */
export const deviceStorage: Pick<Texts, 'deviceStorage'> = {
  deviceStorage: () => ({
    caption: 'Ce que Lectern enregistre dans votre navigateur',
    columns: { name: 'Nom', purpose: 'Usage', until: 'Retiré quand' },
    entries: ENTRIES.map(([name, purpose, until]) => ({ name, purpose, until })),
  }),
};
