import type { Texts } from '../texts';

type Account = Pick<Texts, 'profile/accountData' | 'profile/avatar'>;

const accountData: Account['profile/accountData'] = (format) => {
  const documents = (count: number): string => format.count(count, { one: 'document', other: 'documents' });
  return {
    lead: 'Vos données sur Lectern vous appartiennent.',
    export: {
      title: 'Télécharger vos données',
      lead:
        'Un fichier JSON avec tout le contenu de votre compte : compte, profil et photo, réglages, cours et ' +
        'progrès, notes, révisions, places de lecture, articles mis de côté, commandes et achats, panier, code, ' +
        'certificats, avis, questions et réponses, signalements, notifications, et votre candidature ' +
        'd’enseignant avec son brouillon. Les messages du formulaire de contact et du formulaire pour les ' +
        'entreprises n’y figurent pas : demandez-nous-en une copie par ces formulaires.',
      start: 'Télécharger mes données',
      parts: {
        account: 'compte',
        profile: 'profil',
        preferences: 'réglages',
        cart: 'panier',
        teacherApplication: 'candidature d’enseignant',
        goal: 'objectif quotidien',
        days: 'jours enregistrés',
        mailSettings: 'réglages des e-mails',
        applicationDraft: 'brouillon de candidature',
        notifications: 'notifications',
        enrolments: 'cours',
        progress: 'progrès',
        notes: 'notes',
        recall: 'révisions',
        reading: 'places de lecture',
        saved: 'articles mis de côté',
        entitlements: 'ce qui vous appartient',
        payments: 'paiements',
        checkouts: 'passages de commande',
        refundRequests: 'demandes de remboursement',
        giftClaims: 'cadeaux reçus',
        pens: 'code',
        certificates: 'certificats',
        questions: 'questions',
        answers: 'réponses',
        votes: 'votes pour des questions',
        hiddenPosts: 'questions et réponses masquées',
        reports: 'signalements',
        pace: 'nombre de vos derniers messages',
        customer: 'compte de paiement',
        teaching: 'cours que vous enseignez',
        courseDrafts: 'brouillons de cours',
        courseRequests: 'demandes concernant des cours',
        courseReviews: 'examens de vos cours par la rédaction',
        courseFigures: 'chiffres de vos cours',
        credentials: 'certificats signés',
        reviews: 'avis',
        avatar: 'photo',
      },
      collecting: (part, count) => `Collecte : ${part}, ${documents(count)} jusqu’ici`,
      stop: 'Arrêter',
      done: (count) => `Le fichier est dans vos téléchargements. Il contient ${documents(count)}.`,
      failed: 'Nous n’avons pas pu créer le fichier',
    },
    deletion: {
      title: 'Supprimer votre compte',
      lead: 'Votre compte est supprimé aussitôt et pour toujours. Personne ne peut le rétablir, pas même nous.',
      start: 'Supprimer mon compte',
      deletedTitle: 'Ce qui est supprimé',
      deleted: [
        'Votre compte : nom, adresse, mot de passe, profil et photo',
        'Vos cours, vos progrès et vos certificats ; les liens vers vos certificats ne fonctionnent plus',
        'Notes, révisions, places de lecture, articles mis de côté, panier, brouillons, notifications et réglages',
        'Ce qui vous appartient : vous ne pouvez plus ouvrir les cours et les livres achetés ou obtenus ' +
          'gratuitement',
        'Votre code, y compris publié ou partagé, vos avis, vos signalements et votre candidature d’enseignant',
        'Vos questions avec leurs réponses, vos réponses et vos votes',
        'Les messages que vous nous avez envoyés en étant connecté',
        'Tout ce que ce site enregistre à votre sujet sur cet appareil',
      ],
      staysTitle: 'Ce qui reste, et pourquoi',
      stays: [
        'Les traces de vos commandes, s’il y en a : ce qui a été payé, quand et combien, votre adresse, ' +
          'les destinataires de cadeaux, les remboursements et leurs raisons. La loi oblige un commerçant à les ' +
          'conserver.',
        'La liste des décisions des responsables du site : elle désigne les comptes par leur numéro.',
        'Les messages envoyés sans être connecté : ils n’appartiennent à aucun compte. Demandez-nous de ' +
          'les supprimer.',
      ],
      staysOfTeacher:
        'Les cours que vous enseignez, avec votre nom, car d’autres y apprennent. Demandez-nous de les retirer.',
      export: 'Vous voudrez peut-être télécharger d’abord vos données. Ce ne sera plus possible ensuite.',
      confirm: 'Tout supprimer maintenant',
      cancel: 'Garder mon compte',
      understood: 'Je comprends que cette action est définitive.',
      notUnderstood: 'Cochez cette case pour continuer.',
      removing: (count) => `Suppression : ${documents(count)} jusqu’ici`,
      closing: 'Fermeture du compte',
      failed: 'Votre compte n’est pas encore supprimé',
      partly: 'Une partie de vos données est déjà supprimée. Réessayez pour terminer.',
      resumeTitle: 'La suppression de votre compte a été interrompue',
      resume: 'Une partie de vos données est déjà supprimée, mais votre compte existe encore.',
      resumeStart: 'Terminer la suppression',
      done: 'Votre compte est supprimé.',
    },
  };
};

const avatar: Account['profile/avatar'] = (format) => {
  const short = (value: number): string => format.number(value, { maximumFractionDigits: 1 });
  const percent = (share: number): string => format.number(share, { style: 'percent' });
  return {
    title: 'Photo',
    lead:
      'JPEG, PNG ou WebP, jusqu’à 15 Mo. Nous la recadrons en carré et la réduisons avant l’envoi. Le lieu ' +
      'et la date inscrits par votre appareil photo sont retirés.',
    choose: 'Choisir une photo',
    change: 'Changer la photo',
    remove: 'Retirer',
    removed: 'Votre photo est retirée.',
    notRemoved: 'Nous n’avons pas pu retirer la photo',
    saved: 'Votre nouvelle photo est affichée.',
    notSaved: 'Nous n’avons pas pu enregistrer la photo',
    uploading: 'Envoi de la photo',
    cancelled: 'Envoi arrêté. Votre photo n’a pas changé.',
    stop: 'Arrêter',
    faults: {
      type: (type) => `${type || 'Ce fichier'} ne peut pas être utilisé. Choisissez une photo JPEG, PNG ou WebP.`,
      disguised:
        'Le contenu de ce fichier ne correspond pas à son type ; il ne peut pas être utilisé. Choisissez une ' +
        'photo JPEG, PNG ou WebP.',
      empty: 'Ce fichier est vide.',
      large: (bytes) =>
        `Ce fichier fait ${short(bytes / 1_000_000)} Mo. Choisissez une photo de ${format.number(15)} Mo au plus.`,
      broken:
        'Cette photo n’a pas pu être lue. Elle est peut-être endommagée : ouvrez-la dans une autre ' +
        'application et enregistrez-la à nouveau.',
      small: (width, height) => `Cette photo fait ${width} × ${height} pixels. Il en faut au moins 64 × 64.`,
      vast: (width, height) =>
        `Cette photo fait ${width} × ${height} pixels, ce qui est trop grand. Réduisez-la d’abord.`,
    },
    crop: {
      title: 'Recadrer la photo',
      help:
        'Faites glisser la photo ou déplacez-la avec les boutons ou les touches fléchées. Zoomez avec le curseur, ' +
        'la molette, ou plus et moins.',
      stage: 'Partie visible de la photo',
      stageAt: (across, down) =>
        `Partie visible de la photo : ${percent(across)} depuis la gauche, ${percent(down)} depuis le haut`,
      moves: {
        left: 'Déplacer la photo vers la gauche',
        right: 'Déplacer la photo vers la droite',
        up: 'Déplacer la photo vers le haut',
        down: 'Déplacer la photo vers le bas',
      },
      zoom: 'Zoom',
      zoomed: (zoom) => `${short(zoom)} fois`,
      use: 'Utiliser cette photo',
      cancel: 'Annuler',
    },
  };
};

/** French texts of account data and of the profile picture. */
export const account: Account = { 'profile/accountData': accountData, 'profile/avatar': avatar };
