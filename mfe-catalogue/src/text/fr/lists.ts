import type { Texts } from '../texts';

/** French texts of home, lists and search. */
export const lists: Pick<
  Texts,
  | 'books'
  | 'card'
  | 'categories'
  | 'facets'
  | 'failed'
  | 'continueLearning'
  | 'home'
  | 'list'
  | 'none'
  | 'results'
  | 'search'
  | 'suggestions'
> = {
  books: (format) => ({
    authors: (names) => format.list(names),
    free: 'Gratuit',
    matching: 'Livres correspondants',
    all: (n) => (n > 1 ? `Voir les ${format.number(n)} en rayon` : 'Le voir en rayon'),
  }),
  card: (format) => ({
    hours: (seconds) =>
      seconds < 3600
        ? format.count(Math.max(1, Math.round(seconds / 60)), { one: 'minute', other: 'minutes' })
        : format.count(Math.round(seconds / 360) / 10, { one: 'heure', other: 'heures' }),
    free: 'Gratuit',
    levels: { beginner: 'Débutant', intermediate: 'Intermédiaire', advanced: 'Avancé', all: 'Tous niveaux' },
  }),
  categories: (format) => ({
    courses: (n) => format.count(n, { one: 'cours', other: 'cours' }),
    subcategories: (name) => `Thèmes dans ${name}`,
  }),
  facets: (format) => {
    const courses = (n: number): string => format.count(n, { one: 'cours', other: 'cours' });
    return {
      title: 'Filtres',
      titles: {
        category: 'Catégorie',
        topic: 'Thème',
        level: 'Niveau',
        price: 'Prix',
        duration: 'Durée',
        language: 'Langue',
      },
      level: { all: 'Tous niveaux', beginner: 'Débutant', intermediate: 'Intermédiaire', advanced: 'Avancé' },
      price: { free: 'Gratuit', paid: 'Payant' },
      duration: {
        'under-1h': 'Moins de 1 heure',
        '1h-3h': 'De 1 à 3 heures',
        '3h-10h': 'De 3 à 10 heures',
        'over-10h': '10 heures et plus',
      },
      language: (tag) => format.languageName(tag),
      count: (n) => format.number(n),
      more: (n) => `En afficher ${format.number(n)} de plus`,
      open: (n) => (n > 0 ? `Filtres (${format.number(n)})` : 'Filtres'),
      show: (n) => `Afficher ${courses(n)}`,
      showAny: 'Afficher les cours',
      counting: 'Calcul en cours…',
      left: courses,
      chosen: 'Filtres choisis',
      remove: 'Retirer le filtre :',
      clear: 'Effacer tous les filtres',
      noneTitle: 'Aucun cours ne correspond à tous ces filtres',
      noneHelp: 'Retirez-en un pour en voir plus :',
      noneAtAll: 'Effacez-les pour voir tous les cours.',
      without: (title, n) => `Sans le filtre « ${title} » : ${courses(n)}`,
    };
  },
  failed: () => ({ catalogue: 'Le catalogue n’a pas pu être chargé' }),
  continueLearning: (format) => ({
    continueWith: (lesson) => `Reprendre : ${lesson}`,
    left: (minutes) => `encore ${format.number(minutes, { style: 'unit', unit: 'minute' })}`,
    allOfYours: 'Voir tous vos cours',
    done: (percent) => `${format.number(percent / 100, { style: 'percent' })} terminé`,
    notBegun: 'Pas encore commencé',
  }),
  home: (format) => ({
    title: 'Apprenez ce qui compte pour vous',
    lead:
      'Des cours par des gens qui pratiquent ce qu’ils enseignent. Avancez à votre rythme, retrouvez votre place ' +
      'sur chaque appareil et prenez des notes là où vous en avez besoin.',
    searchLabel: 'Rechercher dans tous les cours',
    search: 'Rechercher',
    categories: 'Catégories',
    popular: 'Cours populaires',
    newest: 'Nouveaux cours',
    all: 'Voir tous les cours',
    allNewest: 'Voir tous les nouveaux cours',
    allBooks: 'Voir tous les livres',
    continue: 'Continuer à apprendre',
    open: 'Cours ouverts',
    watch: 'Regarder',
    openLead: 'À regarder tout de suite, sans compte.',
    lessons: (n) => format.count(n, { one: 'leçon', other: 'leçons' }),
    alsoHere: 'Également sur Lectern',
    books: { title: 'Livres', text: 'Lisez un extrait et reprenez là où vous vous êtes arrêté.' },
    code: {
      title: 'Éditeur de code',
      text: 'HTML, CSS et JavaScript côte à côte, exécutés à mesure que vous tapez.',
    },
    teach: { title: 'Enseigner', text: 'Partagez ce que vous savez. Découvrez le principe et ce que nous attendons.' },
  }),
  list: (format) => ({
    all: 'Tous les cours',
    allLead: 'Trouvez ce que vous voulez apprendre ensuite.',
    inCategory: (n) => `${format.count(n, { one: 'cours', other: 'cours' })} au choix.`,
    within: (name, parent) => `${name} · ${parent}`,
    home: 'Accueil',
    noneInCategory: 'Aucun cours n’a encore été publié dans cette catégorie',
    seeAll: 'Voir tous les cours',
    results: 'Cours',
    sort: 'Trier par',
    sorts: {
      relevance: 'Pertinence',
      popular: 'Popularité',
      newest: 'Nouveauté',
      title: 'Titre',
      shortest: 'Durée',
    },
    pages: 'Pages',
    number: (n) => format.number(n),
    page: (n) => `Page ${format.number(n)}`,
    atPage: (page, pages) => `, page ${format.number(page)} sur ${format.number(pages)}`,
    previous: 'Précédent',
    next: 'Suivant',
  }),
  none: () => ({
    title: 'Aucun cours n’a encore été publié',
    text: 'Le premier cours s’affichera ici dès sa publication.',
  }),
  results: (format) => ({
    results: (n, query) => `${format.count(n, { one: 'cours', other: 'cours' })} pour « ${query} »`,
    noneTitle: (query) => `Aucun résultat pour « ${query} »`,
    none: 'Vérifiez l’orthographe ou essayez un mot plus général.',
    seeAll: 'Voir tous les cours',
  }),
  search: () => ({
    title: 'Recherche',
    lead: 'Trouvez un cours par son titre, son enseignant ou son thème.',
    label: 'Que souhaitez-vous apprendre ?',
    button: 'Rechercher',
    recent: 'Vos recherches récentes',
    forget: 'Effacer les recherches',
    browse: 'Parcourir par catégorie',
  }),
  suggestions: (format) => ({
    suggestions: 'Suggestions',
    suggested: (n) =>
      `${format.count(n, { one: 'suggestion', other: 'suggestions' })}. Choisissez avec les touches fléchées.`,
    recent: 'Vos recherches récentes',
  }),
};
