import type { Texts } from '../texts';

const SMALLEST_MEGABYTES = 0.1;

type Lesson = Pick<
  Texts,
  'lesson/completed' | 'lesson/notes' | 'lesson/offline' | 'lesson/open' | 'lesson/quiz' | 'lesson/watch'
>;

const completed: Lesson['lesson/completed'] = () => ({
  finished: 'Vous avez terminé ce cours.',
  justFinished: 'Félicitations ! Vous avez terminé ce cours.',
  announceReady: 'Félicitations ! Vous avez terminé ce cours. Votre certificat est prêt.',
  ready: 'Votre certificat est prêt.',
  certificate: 'Voir mon certificat',
  making: 'Votre certificat est en cours de création.',
  waiting: 'Votre certificat sera créé dès que vos progrès seront enregistrés.',
  failed: 'Nous n’avons pas pu créer votre certificat. Vous le trouverez plus tard dans votre profil.',
  again: 'Réessayer',
  askName: 'Quel nom doit figurer sur votre certificat ?',
  name: 'Votre nom',
  nameHint: 'Vous ne pourrez plus le changer ensuite.',
  nameFault: 'Saisissez un nom de 2 à 60 caractères.',
  make: 'Créer mon certificat',
  next: 'Et ensuite',
  rateLead: 'Votre note aide les autres à choisir.',
  rate: 'Noter ce cours',
  by: (name) => `par ${name}`,
});

const notes: Lesson['lesson/notes'] = (format) => ({
  title: 'Notes',
  write: (time) => (time ? `Note à ${time}` : 'Note sur cette leçon'),
  writeHint: 'Appuyez sur Ctrl ou ⌘ et Entrée pour l’ajouter.',
  add: 'Ajouter la note',
  now: 'Utiliser le moment actuel',
  counted: (used, limit) => `${format.number(used)} sur ${format.number(limit)}`,
  tooLong: (over) =>
    `${format.count(over, { one: 'caractère', other: 'caractères' })} de trop. Raccourcissez le texte ou ` +
    'répartissez-le sur deux notes.',
  added: (time) => (time ? `Note ajoutée à ${time}` : 'Note ajoutée'),
  none: 'Aucune note dans cette leçon pour l’instant.',
  noneInCourse: 'Aucune note dans ce cours pour l’instant.',
  thisLesson: (count) => `Cette leçon (${format.number(count)})`,
  wholeCourse: (count) => `Tout le cours (${format.number(count)})`,
  which: 'Notes à afficher',
  jump: (time) => `Aller à ${time}`,
  general: 'Général',
  editAt: (time) => (time ? `Modifier la note à ${time}` : 'Modifier la note'),
  editLabel: (time) => (time ? `Texte de la note à ${time}` : 'Texte de la note'),
  save: 'Enregistrer',
  cancel: 'Annuler',
  removeAt: (time) => (time ? `Supprimer la note à ${time}` : 'Supprimer la note'),
  removed: (time) => (time ? `Note à ${time} supprimée.` : 'Note supprimée.'),
  undo: 'Rétablir',
  restored: 'Note rétablie',
  saving: 'Enregistrement…',
  unsent: (reason) => `Enregistré sur cet appareil seulement. ${reason}`,
  retry: 'Réessayer',
  exportAll: 'Exporter en Markdown',
  courseFile: (slug) => `${slug || 'cours'}-notes.md`,
  allFile: 'mes-notes.md',
  exportTitle: (title) => `Notes sur ${title}`,
  allNotes: 'Toutes mes notes',
  lesson: 'Leçon',
  lessonAt: (lesson, time) => `${lesson} · ${time}`,
  unknownCourse: 'Un cours qui n’est plus publié',
  unknownBook: 'Un livre qui n’est plus en vente',
  search: 'Rechercher dans vos notes',
  found: (count) => format.count(count, { one: 'note', other: 'notes' }),
  nothingFound: 'Aucune note ne correspond à votre recherche',
  nothingFoundLead: 'Essayez moins de mots ou d’autres mots.',
  clearSearch: 'Afficher toutes les notes',
  empty: 'Vous n’avez pas encore de notes',
  emptyLead: 'Prenez des notes en suivant une leçon. Chacune retient son moment et vous y ramène.',
  browse: 'Parcourir les cours',
});

const offline: Lesson['lesson/offline'] = (format) => {
  const size = (bytes: number): string =>
    format.number(Math.max(SMALLEST_MEGABYTES, bytes / 1_000_000), {
      style: 'unit',
      unit: 'megabyte',
      maximumFractionDigits: 1,
    });
  return {
    save: 'Enregistrer hors ligne',
    saving: (share) => `Enregistrement… ${format.number(share, { style: 'percent' })}`,
    cancel: 'Annuler',
    saved: (bytes) => `Enregistré sur cet appareil (${size(bytes)})`,
    remove: 'Retirer',
    announceSaved: 'Leçon enregistrée sur cet appareil.',
    announceRemoved: 'Leçon retirée de cet appareil.',
    full:
      'Il n’y a pas assez d’espace sur cet appareil. Retirez des leçons enregistrées sous « Installer ' +
      'l’application », puis réessayez.',
    saveCourse: 'Enregistrer le cours hors ligne',
    savingCourse: (share) => `Enregistrement du cours… ${format.number(share, { style: 'percent' })}`,
    failed: 'Nous n’avons pas pu enregistrer la leçon. Vérifiez votre connexion, puis réessayez.',
  };
};

const watch: Lesson['lesson/watch'] = (format) => {
  const lessonsOf = (done: number, all: number): string =>
    `${format.number(done)} sur ${format.count(all, { one: 'leçon', other: 'leçons' })}`;
  return {
    outline: 'Leçons',
    noLessons: 'Ce cours n’a pas encore de leçons',
    noLessonsLead: 'Le cours est publié, mais ses leçons ne sont pas encore prêtes.',
    noContent: 'Cette leçon est vide',
    noContentLead: 'Son enseignant n’a pas encore ajouté de contenu.',
    entryNote: (kind, isDone) =>
      `, ${{ video: 'Vidéo', text: 'Lecture', quiz: 'Quiz', pen: 'Exercice de code' }[kind]}` +
      (isDone ? ', terminé' : ''),
    section: (lessons, minutes, done) => `${lessonsOf(done, lessons)} · ${minutes}`,
    minutes: (seconds) => `${format.number(Math.max(1, Math.round(seconds / 60)))} min`,
    progress: 'Vos progrès dans ce cours',
    progressValue: (percent, done, of) =>
      `${format.number(percent / 100, { style: 'percent' })} · ${lessonsOf(done, of)}`,
    previous: 'Précédent',
    next: 'Suivant',
    nextLesson: (title) => `Leçon suivante : ${title}`,
    previousLesson: (title) => `Leçon précédente : ${title}`,
    markRead: 'Marquer comme lu',
    markDone: 'Marquer comme terminé',
    isDone: 'Terminé',
    tabs: 'Volets de la leçon',
    tab: {
      lessons: 'Leçons',
      transcript: 'Transcription',
      chapters: 'Chapitres',
      notes: 'Notes',
      questions: 'Questions',
      resources: 'Ressources',
      about: 'Infos',
    },
    missingResource: (title) => `${title} (non disponible)`,
    language: (tag) => format.languageName(tag),
  };
};

/** French texts of lessons. */
export const lesson: Lesson = {
  'lesson/completed': completed,
  'lesson/notes': notes,
  'lesson/offline': offline,
  'lesson/open': (format) => ({
    course: (title) => `${title} · cours ouvert`,
    lessons: 'Leçons',
    lesson: (index) => `Leçon ${format.number(index)}`,
    captions: 'Sous-titres',
    invitation:
      'Vous suivez ce cours sans compte : vos progrès ne sont enregistrés que sur cet appareil. Un compte ' +
      'gratuit les synchronise et ajoute notes et certificats.',
    signUp: 'Créer un compte',
    dismiss: 'Pas maintenant',
  }),
  'lesson/quiz': (format) => {
    const questions = (count: number): string => format.count(count, { one: 'question', other: 'questions' });
    return {
      check: 'Vérifier ma réponse',
      right: 'C’est exact',
      wrong: 'Pas tout à fait. Réessayez.',
      broken: 'Ce quiz ne peut pas être affiché. Son enseignant doit le corriger.',
      score: (right, of) => `${format.number(right)} sur ${questions(of)} réussies du premier coup`,
      done: 'Quiz terminé',
      left: (left) => `Encore ${questions(left)}`,
    };
  },
  'lesson/watch': watch,
};
