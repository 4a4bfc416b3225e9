import type { Translation } from '@lectern/shared/translations';
import type { deferredText } from '../deferred.en';

/** French texts of the deferred parts. */
export const deferred: Translation<typeof deferredText> = (format) => ({
  closeMenu: 'Fermer le menu',
  account: {
    label: 'Compte',
    profile: 'Mes cours',
    signUp: 'Créer un compte',
    orders: 'Commandes',
    settings: 'Réglages',
    signOut: 'Se déconnecter',
  },
  notifications: {
    title: 'Notifications',
    unread: (count) => format.count(count, { one: 'notification non lue', other: 'notifications non lues' }),
    many: '9+',
    arrived: (title) => `Nouvelle notification : ${title}`,
    new: 'Nouveau',
    none: 'Aucune notification pour l’instant',
    noneBody: 'Les réponses, les décisions et les remboursements s’afficheront ici.',
    failed: 'Vos notifications n’ont pas pu être chargées',
    failedBody: 'Vérifiez la connexion, puis réessayez.',
    tryAgain: 'Réessayer',
    date: (when) => format.date(when, { dateStyle: 'medium', timeStyle: 'short' }),
    settings: 'Choisir celles à recevoir par e-mail',
  },
  language: {
    label: 'Langue',
    failed: 'La langue n’a pas pu être chargée. Veuillez réessayer.',
  },
  theme: 'Thème',
  warning: {
    leaving: {
      title: 'Vous allez quitter Lectern',
      body: (host) =>
        `Ce lien mène à ${host}, qui ne fait pas partie de Lectern. Ne continuez que si vous lui faites confiance.`,
      bodyUnknown: 'Ce lien mène à un autre site, et nous n’avons pas pu confirmer que son adresse est sûre.',
      onward: (host) => `Continuer vers ${host}`,
    },
    'storage-blocked': {
      title: 'Votre navigateur bloque le stockage pour ce site',
      body:
        'Vous pouvez naviguer, mais pas rester connecté ni garder votre place dans un cours. Autorisez les cookies ' +
        'et les données de site pour Lectern dans les réglages de votre navigateur.',
    },
    'browser-too-old': {
      title: 'Votre navigateur est trop ancien pour Lectern',
      body:
        'Certaines parties du site risquent de ne pas fonctionner. Mettez votre navigateur à jour, ou utilisez une ' +
        'version récente de Chrome, Edge, Firefox ou Safari.',
    },
    'session-ended': {
      title: 'Votre session est terminée',
      body:
        'Vous avez été déconnecté, par exemple parce que votre mot de passe a changé. Votre travail ' +
        'enregistré est en sécurité.',
      signIn: 'Se reconnecter',
    },
    'account-deleted': {
      title: 'Votre compte a été supprimé',
      body: 'Vous êtes déconnecté, et vos données sont effacées. Créez un nouveau compte quand vous voulez.',
    },
    unknown: {
      title: 'Un point demande votre attention',
      body: 'Nous ignorons la cause de cet avertissement. Vous pouvez continuer sans risque.',
    },
    home: 'Aller à l’accueil',
    back: 'Retour',
  },
});
