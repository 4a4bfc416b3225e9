import type { PageText } from '../page.en';

const french: PageText = {
  loadingLabel: 'Chargement de Lectern',
  loading: 'Chargement…',
  welcome: 'Bienvenue. Bon apprentissage !',
  noscript:
    'Lectern a besoin de JavaScript pour afficher ses cours. Autorisez-le dans les réglages de votre navigateur, ' +
    'puis rechargez cette page.',
  notFound: 'Page introuvable',
  maintenance: 'De retour bientôt',
  description: 'Apprenez à votre rythme : cours, livres et éditeur de code, réunis dans un lieu paisible.',
};
export default french;
