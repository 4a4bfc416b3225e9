import type { Translation } from '@lectern/shared/translations';
import type { noticesText } from '../notices.en';

/** French texts of the notices around the screen. */
export const notices: Translation<typeof noticesText> = (format) => ({
  offline: 'Hors ligne : les pages et les leçons enregistrées restent disponibles.',
  session: {
    remembered: 'Lectern ne répond pas. Vous voyez les données du compte enregistrées sur cet appareil.',
    tryAgain: 'Réessayer',
    ended:
      'Votre session est terminée, par exemple parce que votre mot de passe a changé. Votre travail enregistré ' +
      'est en sécurité.',
    signInAgain: 'Se reconnecter',
    dismiss: 'Ignorer',
  },
  development: {
    banner: (remotes, site) =>
      `Développement : ${format.list(remotes)} depuis cet ordinateur, tout le reste depuis ${site}.`,
  },
  update: {
    ready: 'Une nouvelle version de Lectern est prête.',
    reload: 'Recharger',
    dismiss: 'Plus tard',
  },
});
