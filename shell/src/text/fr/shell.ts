import type { Translation } from '@lectern/shared/translations';
import type { shellText } from '../shell.en';

/** French texts of the shell's first bundle. */
export const shell: Translation<typeof shellText> = (format) => ({
  brand: 'Lectern',
  documentTitle: (title) => `${title} · Lectern`,
  boot: {
    title: 'Lectern n’a pas pu démarrer',
    body:
      'Il manque à la page des données dont elle a besoin. La recharger suffit le plus souvent. Sinon, réessayez ' +
      'plus tard.',
    again: 'Recharger la page',
  },
  session: {
    slowTitle: 'La connexion prend plus de temps que d’habitude',
    slowBody:
      'Le service de connexion n’a pas encore répondu. Vous pouvez patienter ou continuer sans votre ' +
      'compte : vous restez connecté sur cet appareil et pourrez charger votre compte plus tard.',
    wait: 'Patienter',
    continue: 'Continuer sans compte',
  },
  header: {
    skip: 'Aller au contenu',
    home: 'Lectern, accueil',
    main: 'Navigation principale',
    menu: 'Menu',
    menuFailed: 'Le menu n’a pas pu être chargé. Veuillez réessayer.',
    search: 'Rechercher',
    searchLabel: 'Rechercher des cours',
    searchPlaceholder: 'Que souhaitez-vous apprendre ?',
    cart: 'Panier',
    cartCount: (count) => `Panier, ${format.count(count, { one: 'article', other: 'articles' })}`,
    signIn: 'Se connecter',
    signUp: 'S’inscrire',
    account: (name) => `Compte de ${name}`,
  },
  theme: {
    label: 'Thème de couleur',
    button: (choice) => `Thème de couleur : ${choice}`,
    system: 'Système',
    light: 'Clair',
    dark: 'Sombre',
  },
  footer: {
    label: 'Pied de page',
    promise: 'Des cours, des livres et un éditeur de code réunis dans un lieu paisible.',
    groups: { learn: 'Apprendre', company: 'Lectern', more: 'Plus' },
    links: {
      '/all-courses': 'Tous les cours',
      '/search': 'Recherche',
      '/books': 'Livres',
      '/codepen': 'Éditeur de code',
      '/about': 'À propos',
      '/business': 'Pour les entreprises',
      '/teach': 'Enseigner avec nous',
      '/contact': 'Contact',
      '/getApp': 'Installer l’application',
      '/privacy_policy': 'Confidentialité',
      '/site_map': 'Plan du site',
    },
    rights: (year) => `© ${format.date(year, { year: 'numeric' })} Lectern`,
  },
  loading: {
    label: 'Chargement de la page',
    slow: (title) =>
      `« ${title} » charge encore. Votre connexion est peut-être lente, ou nos serveurs sont surchargés.`,
    cancel: 'Ne plus attendre',
  },
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
    title: 'Page introuvable',
    body: 'Il n’y a pas de page à cette adresse. Elle a pu être déplacée, ou le lien est erroné.',
    elsewhere: 'Essayez une de ces pages',
    home: 'Aller à l’accueil',
  },
  maintenance: {
    title: 'De retour bientôt',
    until: (end) =>
      `Nous pensons être de retour pour le ${format.date(end, { dateStyle: 'medium', timeStyle: 'short' })}.`,
    noUntil: 'Nous y travaillons et ne savons pas encore combien de temps cela prendra.',
    watching: 'Cette page se rechargera d’elle-même dès notre retour.',
    offTitle: 'Pas de maintenance en ce moment',
    offBody: 'Tout fonctionne comme prévu. Si quelque chose ne fonctionne pas chez vous, dites-le-nous.',
    home: 'Aller à l’accueil',
  },
});
