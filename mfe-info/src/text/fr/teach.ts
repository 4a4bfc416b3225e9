import type { Texts } from '../texts';

/** French texts of the page for teachers, and of a teacher's public page. */
export const teach: Pick<Texts, 'teach' | 'teacher'> = {
  teacher: (format) => ({
    loading: 'Enseignant',
    teacher: 'Enseignant',
    profile: 'Profil public',
    courses: (count) => format.count(count, { one: 'cours', other: 'cours' }),
    coursesTitle: (name) => `Cours de ${name}`,
    links: 'Liens',
    rated: 'Note de tous les cours',
    free: 'Gratuit',
    levels: { beginner: 'Débutant', intermediate: 'Intermédiaire', advanced: 'Avancé', all: 'Tous niveaux' },
    failed: 'Cette page n’a pas pu être chargée',
    retry: 'Réessayer',
  }),
  teach: (format) => ({
    teacher: 'Enseignant',
    title: 'Enseignez ce que vous savez faire',
    lead:
      'Si l’on vous demande déjà de l’expliquer, c’est sans doute un cours. Vous apportez le savoir ; ' +
      'nous fournissons la plateforme, le lecteur et le public.',
    apply: 'Postuler comme enseignant',
    reasons: {
      title: 'Pourquoi enseigner ici',
      items: [
        {
          icon: 'team',
          title: 'Des participants qui restent',
          body: 'Ni publicité ni bruit autour de votre leçon. Qui reprend là où il en était arrive aussi au bout.',
        },
        {
          icon: 'edit',
          title: 'Votre cours, votre nom',
          body: 'Vous l’écrivez, vous choisissez l’aperçu, et votre nom figure sur chaque page.',
        },
        {
          icon: 'play',
          title: 'Plus que de la vidéo',
          body: 'Réunissez dans un cours des vidéos sous-titrées, des textes, des quiz et du code qui s’exécute.',
        },
        {
          icon: 'note',
          title: 'Des retours utiles',
          body: 'Les notes ne viennent que de personnes inscrites, avec leur commentaire à côté des étoiles.',
        },
      ],
    },
    steps: {
      title: 'Comment cela se passe',
      items: [
        {
          title: 'Postuler',
          body:
            'Dites-nous qui vous êtes et ce que vous souhaitez enseigner. Cette page montre où en est votre ' +
            'candidature.',
        },
        {
          title: 'Écrire un brouillon',
          body:
            'Une fois accepté, votre cours commence comme un brouillon fait de sections et de leçons. Seuls la ' +
            'rédaction et vous pouvez le voir.',
        },
        {
          title: 'L’envoyer à l’examen',
          body: 'La rédaction vérifie le son, les sous-titres et la clarté, puis publie le cours.',
        },
        {
          title: 'Enseigner',
          body: 'Les participants s’inscrivent, notent et commentent. Vous pouvez améliorer ce qui est publié.',
        },
      ],
    },
    asked: {
      title: 'Ce qu’il nous faut pour une candidature',
      items: [
        'Un sujet que vous connaissez par la pratique et que vous pouvez décrire en une ligne.',
        `Ce que vous en avez fait et à qui vous l’avez enseigné, en ${format.number(2000)} caractères au ` +
          'plus. Aucun diplôme n’est nécessaire.',
        'S’il existe, un lien vers un de vos travaux : une conférence, un article ou une leçon. Il doit ' +
          'commencer par https.',
        'Un travail qui est le vôtre. Vous devez avoir le droit de publier tout ce que vous publiez.',
      ],
    },
    form: {
      title: 'Votre candidature',
      lead: 'Il y a une candidature par compte. Votre brouillon reste sur tous vos appareils jusqu’à l’envoi.',
      signIn: 'Pour postuler, il vous faut un compte, afin de suivre votre candidature.',
      signInLink: 'Se connecter pour postuler',
      signUpLink: 'Créer un compte',
      topic: 'Que souhaitez-vous enseigner ?',
      topicHint: 'En une ligne, par exemple « Le travail du bois à la main ».',
      experience: 'Qu’en avez-vous fait, et à qui l’avez-vous enseigné ?',
      sample: 'Un lien vers un de vos travaux',
      sampleHint: 'Commence par https://',
      send: 'Envoyer la candidature',
      other: {
        title: 'Votre compte a un autre brouillon de cette candidature',
        body: 'Il a été écrit sur un autre appareil. Les deux restent tels quels jusqu’à votre choix.',
        show: 'Afficher l’autre brouillon',
        keep: 'Garder le brouillon de cet appareil',
        take: 'Utiliser l’autre brouillon',
      },
    },
    studio: {
      loading: 'Chargement du studio',
      failed: 'Le studio n’a pas pu être chargé',
      retry: 'Réessayer',
    },
    desk: {
      loading: 'Chargement de l’administration',
      failed: 'L’administration n’a pas pu être chargée',
      retry: 'Réessayer',
    },
    status: {
      loading: 'Chargement de votre candidature',
      failed: 'Votre candidature n’a pas pu être chargée',
      submitted: {
        title: 'Nous avons reçu votre candidature',
        body: (when) =>
          `Vous l’avez envoyée le ${format.date(when, { dateStyle: 'long' })}. Elle attend son examen ; ` +
          'cette page montrera la décision.',
      },
      accepted: {
        title: 'Bienvenue parmi les enseignants',
        body: (when) =>
          `Votre candidature a été acceptée le ${format.date(when, { dateStyle: 'long' })}. Cette page est ` +
          'désormais votre studio : la prochaine étape est votre premier brouillon.',
      },
      declined: {
        title: 'Pas cette fois',
        body: (when) =>
          `Votre candidature a été examinée le ${format.date(when, { dateStyle: 'long' })} et n’a pas été ` +
          'retenue. Vous pouvez volontiers postuler à nouveau.',
      },
      topic: 'Vous souhaitez enseigner',
      contact: 'Nous contacter',
      again: 'Postuler à nouveau',
    },
  }),
};
