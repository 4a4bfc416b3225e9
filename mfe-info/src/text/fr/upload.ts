import { inBytes, inTime } from '../studio/units';
import type { Texts } from '../texts';

/** French texts of file fields and uploads. */
export const upload: Pick<Texts, 'upload'> = {
  upload: (format) => ({
    choose: {
      video: 'Choisir une vidéo',
      image: 'Choisir une image',
      captions: 'Choisir des sous-titres',
      resource: 'Choisir un fichier',
    },
    orDrop: 'ou déposez-le ici',
    limits: {
      video: 'MP4 ou WebM, jusqu’à 2 Go',
      image: 'PNG, JPEG ou WebP, jusqu’à 2 Mo',
      captions: 'WebVTT ou SubRip (.vtt, .srt), jusqu’à 2 Mo',
      resource: 'PDF, ZIP, JSON, CSV, texte, Markdown, MP3 ou une image, jusqu’à 200 Mo',
    },
    refused: {
      empty: (name) => `« ${name} » est vide. Choisissez le fichier complet.`,
      type: (name, limits) => `« ${name} » est d’un type qui ne convient pas ici. Possible : ${limits}.`,
      content: (name) =>
        `Le contenu de « ${name} » ne correspond pas à son nom. Convertissez le fichier ; le renommer ne ` +
        'suffit pas.',
      'too-large': (name, limits) => `« ${name} » est trop grand. Possible : ${limits}.`,
      unreadable: (name) =>
        `« ${name} » n’a pas pu être lu. Vérifiez que le fichier existe encore et choisissez-le à nouveau.`,
    },
    uploads: 'Envois',
    progress: (name) => `Envoi de ${name}`,
    status: {
      waiting: 'En attente',
      sending: (sent, size) => `${inBytes(format, sent)} sur ${inBytes(format, size)}`,
      left: (seconds) => `encore ${inTime(format, seconds)}`,
      retrying: 'Connexion perdue. Nouvel essai…',
      offline: 'Vous êtes hors ligne. L’envoi reprendra à votre retour.',
      busy: 'Le site est surchargé. Nouvel essai…',
      paused: 'En pause',
      'needs-file': 'Interrompu. Choisissez le même fichier pour reprendre où il en était.',
      'other-file': 'C’est un autre fichier. Choisissez celui dont l’envoi a commencé, ou annulez cet envoi.',
      finished: 'Envoyé',
    },
    failed: {
      expired: 'L’envoi a expiré. Réessayez.',
      denied: 'Votre compte ne peut rien envoyer pour ce cours. Vérifiez que vous êtes connecté avec le bon compte.',
      'signed-out': 'Vous êtes déconnecté. Reconnectez-vous ; l’envoi reprendra où il en était.',
      quota: 'Vous avez envoyé pour l’instant tout ce que le site permet.',
      quotaUntil: (seconds) =>
        'Vous avez envoyé pour l’instant tout ce que le site permet. Prochain essai dans ' +
        `${inTime(format, seconds)}.`,
      'too-large': 'Le fichier est plus grand que ce que le site permet.',
      changed: 'Le fichier a été modifié ou déplacé pendant l’envoi. Choisissez-le à nouveau.',
      refused: 'Le site a refusé l’envoi. Réessayez ou choisissez un autre fichier.',
      elsewhere: 'Un autre onglet est en train d’envoyer ce fichier.',
    },
    pause: (name) => `Mettre en pause l’envoi de ${name}`,
    resume: (name) => `Reprendre l’envoi de ${name}`,
    retry: (name) => `Réessayer : ${name}`,
    cancel: (name) => `Annuler l’envoi de ${name}`,
    chooseAgain: (name) => `Choisir à nouveau ${name}`,
    actions: {
      pause: 'Pause',
      resume: 'Reprendre',
      retry: 'Réessayer',
      cancel: 'Annuler',
      chooseAgain: 'Choisir le fichier',
    },
    announced: {
      began: (name) => `L’envoi de ${name} a commencé.`,
      finished: (name) => `${name} est envoyé.`,
      failed: (name, why) => `L’envoi de ${name} s’est arrêté. ${why}`,
      lost: (name) => `Envoi de ${name} : connexion perdue, nouvel essai.`,
    },
  }),
};
