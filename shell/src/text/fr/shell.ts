import type { Translation } from '@lectern/shared/translations';
import type { shellText } from '../shell.en';

/** French texts of the shell's first bundle. */
export const shell: Translation<typeof shellText> = (format) => ({
  brand: 'Lectern',
  documentTitle: (title) => `${title} · Lectern`,
  boot: {
    title: 'Lectern n’a pas pu démarrer',
    body: 'Il manque à la page des données dont elle a besoin. Rechargez-la, ou réessayez plus tard.',
    again: 'Recharger la page',
  },
  session: {
    slowTitle: 'La connexion prend plus de temps que d’habitude',
    slowBody: 'Vous pouvez patienter ou continuer sans votre compte : vous restez connecté sur cet appareil.',
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
    rights: (year) => `© ${String(year)} Lectern`,
  },
  loading: {
    label: 'Chargement de la page',
    slow: (title) =>
      `« ${title} » charge encore. Votre connexion est peut-être lente, ou nos serveurs sont surchargés.`,
    cancel: 'Ne plus attendre',
  },
  notFound: { title: 'Page introuvable' },
  maintenance: { title: 'De retour bientôt' },
});
