import type { Texts } from '../texts';

const FIELDS: Record<string, string> = {
  title: 'Titre',
  subtitle: 'Sous-titre',
  summary: 'Description',
  outcomes: 'Objectifs',
  category: 'Catégorie',
  cover: 'Couverture',
  outline: 'Plan',
  level: 'Niveau',
  language: 'Langue',
  tags: 'Thèmes',
};

/** French texts of reviews, in the studio and at the desk. */
export const review: Pick<Texts, 'review'> = {
  review: (format) => {
    const date = (when: Date): string => format.date(when, { dateStyle: 'medium', timeStyle: 'short' });
    const clock = (seconds: number): string =>
      `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
    return {
      unnamed: 'Un membre de la rédaction',
      untitled: 'Sans titre',
      date,
      failed: 'L’examen n’a pas pu être chargé',
      gone: 'Ce cours n’a plus de brouillon.',
      status: {
        none: {
          title: 'Pas encore envoyé à l’examen',
          body: 'Envoyez-le une fois complet. Les participants ne voient rien avant la publication.',
        },
        waiting: (when) => ({
          title: 'En attente d’examen',
          body:
            `Envoyé le ${date(when)}. Vous pouvez continuer à écrire : une modification est relue avant la ` +
            'publication.',
        }),
        withdrawn: { title: 'Retiré', body: 'Renvoyez-le quand vous le souhaitez.' },
        returned: {
          title: 'Renvoyé avec des commentaires',
          body: 'Modifiez ce que disent les commentaires, puis renvoyez-le.',
        },
        published: { title: 'Publié', body: 'Les participants voient la version envoyée.' },
        archived: {
          title: 'Archivé',
          body: 'Plus personne ne peut s’y inscrire. Les personnes inscrites continuent.',
        },
      },
      changed:
        'Vous avez des modifications que les participants ne voient pas encore. Envoyez-les à l’examen pour ' +
        'les publier.',
      message: 'Message de la rédaction',
      missing: {
        title: (count) => format.count(count, { one: 'élément manque', other: 'éléments manquent' }),
        none: 'Il ne manque rien.',
        advice: 'Recommandé',
        kinds: {
          title: 'Un titre d’au moins trois lettres',
          summary: 'Une description',
          outcomes: 'Des objectifs : au moins un',
          category: 'Une catégorie',
          cover: 'Une couverture',
          lesson: 'Au moins une leçon',
          sectionTitle: 'La section n’a pas de titre',
          emptySection: 'La section n’a pas de leçon',
          lessonTitle: 'La leçon n’a pas de titre',
          duration: 'La durée de la vidéo est inconnue',
          video: 'La leçon n’a pas de vidéo',
          text: 'La leçon n’a pas de texte',
          quiz: 'Le quiz n’est pas complet',
          code: 'L’exercice de code n’est pas complet',
          captions: 'La vidéo n’a pas de sous-titres',
        },
      },
      submit: {
        note: 'Note pour la rédaction',
        noteHint: 'Ce qui est nouveau, ou ce à quoi prêter attention.',
        send: 'Envoyer à l’examen',
        sendAgain: 'Envoyer les modifications à l’examen',
        withdraw: 'Retirer',
        archive: 'Archiver le cours',
        restore: 'Publier à nouveau',
        archiveTitle: 'Archiver ce cours ?',
        archiveBody:
          'Il quitte le catalogue, et plus personne ne peut s’y inscrire. Les personnes inscrites continuent. ' +
          'Vous pouvez le publier à nouveau.',
        cancel: 'Annuler',
        refused: 'Cela n’a pas été fait',
        failed: 'Le serveur est injoignable. Votre texte est toujours là. Réessayez dans un instant.',
        slow: 'Votre demande est enregistrée et sera exécutée dès que le serveur y arrivera.',
        done: {
          submit: 'Le cours a été envoyé à l’examen.',
          withdraw: 'Le cours a été retiré.',
          archive: 'Le cours a été archivé.',
          restore: 'Le cours est de nouveau publié.',
        },
      },
      comments: {
        title: 'Commentaires de la rédaction',
        none: 'Aucun commentaire.',
        failed: 'Les commentaires n’ont pas pu être chargés',
        open: (count) => format.count(count, { one: 'commentaire ouvert', other: 'commentaires ouverts' }),
        reviewer: 'Rédaction',
        teacher: 'Enseignant',
        at: clock,
        atLong: (seconds) => `à ${clock(seconds)}`,
        reply: 'Répondre',
        replyTo: (name) => `Répondre à ${name}`,
        send: 'Envoyer',
        add: 'Commenter',
        addTo: (name) => `Commenter « ${name} »`,
        label: 'Votre commentaire',
        hint: 'L’enseignant le lit à cet endroit du cours.',
        second: 'Seconde de la vidéo',
        secondHint: 'Facultatif, par exemple 1:30',
        secondError: 'Écrivez des minutes et des secondes, par exemple 1:30.',
        empty: 'Écrivez d’abord quelque chose.',
        cancel: 'Annuler',
        resolve: 'Marquer comme résolu',
        reopen: 'Rouvrir',
        resolved: 'Résolu',
        storeFailed: 'Votre commentaire n’a pas pu être enregistré. Il est toujours là : réessayez.',
        stored: 'Votre commentaire est enregistré.',
      },
      parts: {
        field: (name) => FIELDS[name] ?? name,
        removed: 'Une partie supprimée',
      },
      reader: {
        title: 'Lire comme un participant',
        revision: (revision) => `Version ${format.number(revision)}`,
        changed: 'Le cours a été modifié depuis l’envoi. Vous voyez le dernier état.',
        note: 'Note de l’enseignant',
        outcomes: 'Objectifs',
        noCover: 'Pas de couverture',
        cover: 'Couverture du cours',
        metadata: (category, level, language) => [category, level, language].join(' · '),
        noVideo: 'La leçon n’a pas de vidéo.',
        noContent: 'La leçon est vide.',
        videoFailed: 'La vidéo n’a pas pu être chargée.',
        play: (title) => `Vidéo de ${title}`,
        minutes: (seconds) => format.count(Math.max(1, Math.round(seconds / 60)), { one: 'minute', other: 'minutes' }),
        kinds: { video: 'Vidéo', text: 'Texte', quiz: 'Quiz', pen: 'Code' },
        preview: 'Lisible sans compte',
        right: 'Bonne réponse',
        test: (name) => `Test : ${name}`,
        resources: 'Fichiers',
        captions: (languages) => `Sous-titres : ${languages}`,
      },
    };
  },
};
