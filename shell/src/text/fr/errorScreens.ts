import type { Translation } from '@lectern/shared/translations';
import type { errorScreensText } from '../errorScreens.en';

/** French texts of the screens that the shell shows in place of another. */
export const errorScreens: Translation<typeof errorScreensText> = (format) => ({
  failed: {
    title: (name) => `« ${name} » n’a pas pu être chargé`,
    crashed: (name) => `« ${name} » a rencontré un problème`,
    reason: {
      error: 'Cette partie du site n’a pas pu être téléchargée. Le reste du site fonctionne toujours.',
      timeout: 'Cette partie du site a mis trop de temps à charger. Le reste du site fonctionne toujours.',
      missing:
        'Cette partie du site est introuvable. Elle est peut-être en cours de mise à jour. Le reste du site ' +
        'fonctionne toujours.',
      integrity:
        'Le fichier téléchargé n’est pas celui que nous avons publié : nous ne l’avons donc pas ' +
        'exécuté. Un proxy ou une extension du navigateur l’a peut-être modifié.',
      evaluation: 'Cette partie du site est chargée, mais n’a pas pu démarrer. Le reste fonctionne toujours.',
      contract:
        'Cette partie du site ne convient pas à cette version de Lectern. Le reste du site fonctionne toujours.',
      'shared-version':
        'Cette partie du site a besoin d’une autre version de Lectern. Recharger la page suffit le plus souvent.',
      offline: 'Vous semblez hors ligne. Cette page chargera dès que vous serez reconnecté.',
      render: 'L’affichage de cette page a échoué. Le reste du site fonctionne toujours.',
    },
    again: 'Réessayer',
    reload: 'Recharger la page',
    home: 'Aller à l’accueil',
    elsewhere: 'Ou essayez une de ces pages',
  },
  notFound: {
    body: 'Il n’y a pas de page à cette adresse. Elle a pu être déplacée, ou le lien est erroné.',
    elsewhere: 'Essayez une de ces pages',
    home: 'Aller à l’accueil',
  },
  maintenance: {
    until: (end) =>
      `Nous pensons être de retour pour le ${format.date(end, { dateStyle: 'medium', timeStyle: 'short' })}.`,
    noUntil: 'Nous y travaillons et ne savons pas encore combien de temps cela prendra.',
    watching: 'Cette page se rechargera d’elle-même dès notre retour.',
    offTitle: 'Pas de maintenance en ce moment',
    offBody: 'Tout fonctionne comme prévu. Si quelque chose ne fonctionne pas chez vous, dites-le-nous.',
    home: 'Aller à l’accueil',
  },
});
