import type { Texts } from '../texts';

type Pen = Pick<Texts, 'pen/judged' | 'pen/pen' | 'pen/penDialogs' | 'pen/penLesson' | 'pen/penList' | 'pen/penSaving'>;

const editor: Pen['pen/pen'] = (format) => ({
  title: 'Éditeur de code',
  html: 'HTML',
  css: 'CSS',
  js: 'JavaScript',
  panes: 'Volets',
  preview: 'Aperçu de votre code',
  previewLabel: 'Aperçu',
  console: 'Console',
  clear: 'Vider',
  nothingLogged: 'Les messages et les erreurs de votre code s’affichent ici.',
  atLine: (line) => `ligne ${format.number(line)}`,
  atHtmlLine: (line) => `HTML, ligne ${format.number(line)}`,
  run: 'Exécuter',
  runByItself: 'Exécuter pendant la frappe',
  tabIndents: 'La touche Tab indente',
  tabHint: 'Pour quitter un volet, appuyez sur Échap, puis sur Tab.',
  reset: 'Recommencer',
  resetTitle: 'Recommencer ?',
  resetBody: {
    first: 'Les trois volets reviennent à l’exemple de départ. Votre code actuel sera perdu.',
    saved: 'Les trois volets reviennent à la version enregistrée. Vos modifications depuis seront perdues.',
    lesson: 'Les trois volets reviennent au code de départ de la leçon. Ce que vous avez écrit sera perdu.',
  },
  resetConfirm: 'Tout remplacer',
  cancel: 'Garder mon code',
  download: 'Télécharger en HTML',
  nearlyFull: (used, limit) => `${format.number(used)} sur ${format.number(limit)} caractères`,
  tooLarge: (used, limit) =>
    `${format.number(used)} caractères : trop pour l’enregistrement. La limite est de ${format.number(limit)}.`,
  stopped: {
    'not-loaded': 'L’aperçu n’a pas été chargé. Êtes-vous hors ligne ? Votre code est en sécurité.',
    frozen:
      'L’aperçu n’a pas répondu pendant 5 secondes et a été arrêté. Votre code est en sécurité : ' +
      'cherchez-y une boucle sans fin.',
    runaway:
      'Le code a tourné plus d’une seconde plusieurs fois de suite et a été arrêté. Votre code est en ' +
      'sécurité : cherchez une boucle dans ses minuteurs et ses événements.',
    left: 'Le code a quitté sa page et a été arrêté.',
    flood: 'Le code a envoyé trop de messages et a été arrêté.',
  },
  runAgain: 'Exécuter à nouveau',
  view: 'Affichage',
  more: 'Plus d’options',
  layouts: 'Disposition de l’éditeur',
  rows: 'Code au-dessus du résultat',
  columns: 'Code à côté du résultat',
  result: 'Résultat seul',
  stored: 'Enregistré sur cet appareil',
  contested:
    'Un autre onglet modifie aussi ce code. Cet appareil ne garde que la dernière modification : enregistrez ' +
    'ou téléchargez votre code pour garder les deux.',
  notStored: 'Cet appareil ne peut pas enregistrer votre code. Téléchargez-le avant de partir.',
});

const dialogs: Pen['pen/penDialogs'] = (format) => ({
  save: 'Enregistrer',
  failed: 'Nous n’avons pas pu enregistrer le pen',
  failedLead: 'Votre code est enregistré sur cet appareil.',
  detailsTitle: 'Nom et partage',
  firstTitle: 'Enregistrer ce pen',
  name: 'Nom',
  nameMissing: 'Saisissez un nom.',
  nameTooLong: 'Utilisez 80 caractères au plus.',
  visibility: 'Qui peut l’ouvrir ?',
  privateHint: 'Privé : vous seul',
  unlistedHint: 'Non répertorié : toute personne ayant le lien',
  publicHint: 'Public : tout le monde ; il peut être répertorié',
  link: 'Lien vers ce pen',
  linkPrivate: 'Ce pen est privé. Choisissez « Non répertorié » ou « Public » pour partager son lien.',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  notCopied: 'Votre navigateur a bloqué la copie. Sélectionnez le lien et copiez-le vous-même.',
  cancel: 'Annuler',
  close: 'Fermer',
  conflictTitle: 'Ce pen a été enregistré ailleurs',
  conflictLead: (when) =>
    'Un autre onglet ou appareil l’a enregistré le ' +
    `${format.date(when, { dateStyle: 'medium', timeStyle: 'short' })}, après le début de vos modifications. ` +
    'Rien n’est encore perdu. Choisissez la version à garder.',
  deletedTitle: 'Ce pen a été supprimé',
  deletedLead:
    'Un autre onglet ou appareil l’a supprimé. Votre code est toujours là : enregistrez-le comme nouveau pen.',
  keepBoth: 'Enregistrer le mien comme nouveau pen',
  keepMine: 'Remplacer la version enregistrée par la mienne',
  keepTheirs: 'Abandonner la mienne et ouvrir la version enregistrée',
});

const saving: Pen['pen/penSaving'] = () => ({
  untitled: 'Pen sans titre',
  save: 'Enregistrer',
  saveAs: 'Enregistrer…',
  signInToSave: 'Se connecter pour enregistrer',
  fork: 'Dupliquer',
  forkHint: 'Ce pen appartient à quelqu’un d’autre. Le dupliquer vous en donne une copie à vous.',
  copyOf: 'Faire une copie',
  share: 'Partager…',
  mine: 'Mes pens',
  saved: 'Enregistré',
  saving: 'Enregistrement…',
  changedHere: 'Les modifications sont sur cet appareil. Enregistrez-les pour les avoir partout.',
  announceSaved: (title) => `${title} enregistré`,
  announceForked: (title) => `Vous avez maintenant votre propre copie de ${title}`,
  failed: 'Nous n’avons pas pu enregistrer le pen',
  failedLead: 'Votre code est enregistré sur cet appareil.',
  newer: 'Une version plus récente a été enregistrée dans un autre onglet ou sur un autre appareil.',
  openNewer: 'L’ouvrir',
  compare: 'Choisir la version',
  copyName: (title) => `${title.slice(0, 72)} (copie)`,
  missing: 'Ce pen ne peut pas être ouvert',
  missingLead: 'Il est privé, ou il n’existe pas.',
  missingSignIn: 'S’il est à vous, connectez-vous pour l’ouvrir.',
  signIn: 'Se connecter',
  emptyEditor: 'Ouvrir un éditeur vide',
  lessonMissing: 'Le code de cette leçon n’est pas sur cet appareil',
  lessonMissingLead: 'Ouvrez la leçon et choisissez « Ouvrir dans l’éditeur ».',
  toLesson: 'Retour à la leçon',
  toCourses: 'Parcourir les cours',
});

/** French texts of the code editor and of code lessons. */
export const pen: Pen = {
  'pen/judged': (format) => {
    const tests = (count: number): string => format.count(count, { one: 'test', other: 'tests' });
    return {
      title: 'Tests',
      lead: (count) =>
        `${tests(count)} ${format.plural(count, { one: 'vérifie', other: 'vérifient' })} votre code. La leçon ` +
        'est terminée dès que tous réussissent.',
      run: 'Exécuter les tests',
      keys: 'ou appuyez sur Ctrl + Entrée',
      running: (done, all) => `Test ${format.number(Math.min(done + 1, all))} sur ${format.number(all)} en cours…`,
      passed: (passed, all) =>
        `${format.number(passed)} sur ${tests(all)} ${format.plural(all, { one: 'réussi', other: 'réussis' })}`,
      allPassed: 'Tous les tests ont réussi. Leçon terminée.',
      changed: 'Votre code a changé depuis ces tests.',
      frame: 'Votre code pendant les tests',
    };
  },
  'pen/pen': editor,
  'pen/penDialogs': dialogs,
  'pen/penLesson': () => ({
    run: 'Exécuter',
    reset: 'Recommencer',
    resetTitle: 'Recommencer cet exercice ?',
    resetBody: 'Les trois volets reviennent au code de départ de la leçon. Ce que vous avez écrit sera perdu.',
    resetConfirm: 'Recommencer',
    cancel: 'Garder mon code',
    stored: 'Votre travail est enregistré sur cet appareil',
    notStored:
      'Cet appareil ne peut pas enregistrer votre travail. Ouvrez l’éditeur et téléchargez votre code avant ' +
      'de partir.',
    open: 'Ouvrir dans l’éditeur',
    openBlocks: 'Essayer le code de cette leçon',
    broken: 'Cet exercice ne peut pas être affiché',
    brokenReason: 'Son enseignant doit le corriger.',
  }),
  'pen/penList': (format) => ({
    mine: 'Mes pens',
    create: 'Nouveau pen',
    private: 'Privé',
    unlisted: 'Non répertorié',
    public: 'Public',
    noPens: 'Vous n’avez pas encore de pens enregistrés',
    noPensLead: 'Enregistrez votre code dans l’éditeur pour le partager et l’ouvrir sur tout appareil.',
    changed: (when) => `modifié le ${format.date(when, { dateStyle: 'medium', timeStyle: 'short' })}`,
    deletePen: (title) => `Supprimer ${title}`,
    deleteTitle: 'Supprimer ce pen ?',
    deleteBody: (title) =>
      `« ${title} » sera supprimé définitivement, et les liens vers lui ne ` + 'fonctionneront plus.',
    deleteConfirm: 'Supprimer',
    keep: 'Garder',
  }),
  'pen/penSaving': saving,
};
