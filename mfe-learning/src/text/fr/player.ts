import { inUnit, spokenTime } from '../player/spokenTime';
import type { Texts } from '../texts';

type Player = Pick<Texts, 'player/player' | 'player/report' | 'player/shortcuts' | 'player/transcript'>;

const controls: Player['player/player'] = (format) => {
  const seconds = (sec: number): string => inUnit(format, sec, 'second');
  const speed = (rate: number): string => `${format.number(rate, { maximumFractionDigits: 2 })}×`;
  return {
    player: (label) => `Lecteur vidéo : ${label}`,
    controls: 'Commandes du lecteur',
    play: 'Lire',
    pause: 'Pause',
    replay: 'Relire',
    playing: 'Lecture',
    paused: 'En pause',
    back: (sec) => `Reculer de ${seconds(sec)}`,
    forward: (sec) => `Avancer de ${seconds(sec)}`,
    mute: 'Couper le son',
    unmute: 'Rétablir le son',
    volume: 'Volume',
    volumeValue: (share, isMuted) => (isMuted ? 'muet' : format.number(share, { style: 'percent' })),
    volumeIs: (share, isMuted) => `Volume : ${isMuted ? 'muet' : format.number(share, { style: 'percent' })}`,
    seek: 'Position dans la vidéo',
    position: (sec, of, chapter) =>
      `${spokenTime(format, sec)} sur ${spokenTime(format, of)}${chapter && `, ${chapter}`}`,
    captions: 'Sous-titres',
    captionsOff: 'Sans sous-titres',
    captionsOn: 'Sous-titres activés',
    captionsNone: 'Cette vidéo n’a pas de sous-titres',
    captionsFailed: 'Les sous-titres n’ont pas été chargés. Réessayer',
    size: 'Taille',
    sizes: { small: 'Petite', medium: 'Moyenne', large: 'Grande' },
    speed: 'Vitesse',
    speedIs: (rate) => `Vitesse ${speed(rate)}`,
    rate: (rate) => (rate === 1 ? 'Normale' : speed(rate)),
    shortRate: speed,
    more: 'Réglages',
    picture: 'Image dans l’image',
    pictureEnd: 'Quitter l’image dans l’image',
    fullscreen: 'Plein écran',
    fullscreenEnd: 'Quitter le plein écran',
    shortcuts: 'Utiliser les raccourcis clavier',
    autoNext: 'Lire la leçon suivante automatiquement',
    help: 'Raccourcis clavier',
    report: 'Signaler un problème',
    loading: 'Chargement de la vidéo',
    slow: 'La connexion est lente. La vidéo reprendra dès que possible.',
    offline: 'Vous êtes hors ligne. La vidéo reprendra dès que vous serez reconnecté.',
    again: 'Réessayer',
    failed: {
      offline: {
        title: 'Vous êtes hors ligne',
        reason: 'La vidéo reprendra au même endroit dès que vous serez reconnecté.',
      },
      network: {
        title: 'La connexion a été perdue',
        reason: 'La vidéo n’a pas pu être chargée. Votre place est enregistrée.',
      },
      missing: {
        title: 'Cette vidéo est introuvable',
        reason: 'Son fichier n’a pas été trouvé. Signalez-le, pour que nous le corrigions.',
      },
      refused: {
        title: 'Vous ne pouvez pas regarder cette vidéo',
        reason: 'Le serveur l’a refusée. Si vous êtes inscrit, reconnectez-vous.',
      },
      decode: {
        title: 'Ce navigateur ne peut pas lire la vidéo',
        reason: 'Le fichier est endommagé, ou votre navigateur ne prend pas en charge son format.',
      },
    },
    next: 'Leçon suivante',
    nextIn: (sec) => `Leçon suivante dans ${seconds(sec)}`,
    nextNow: 'Commencer maintenant',
    nextCancel: 'Annuler',
    announceNext: (title, sec) => `${title} commence dans ${seconds(sec)}. Appuyez sur Échap pour rester ici.`,
  };
};

/** French texts of the player. */
export const player: Player = {
  'player/player': controls,
  'player/report': () => ({
    title: 'Signaler un problème',
    kind: 'Qu’est-ce qui ne va pas ?',
    kinds: {
      video: 'La vidéo ne se lit pas',
      sound: 'Le son est mauvais',
      captions: 'Les sous-titres sont faux',
      lesson: 'Quelque chose ne va pas dans la leçon',
      other: 'Autre chose',
    },
    details: 'Dites-nous-en plus',
    detailsHint: 'Nous ajoutons la leçon et votre place dans celle-ci.',
    email: 'Votre e-mail',
    emailHint: 'Pour que nous puissions répondre.',
    emailWrong: 'Saisissez une adresse comme nom@example.com.',
    send: 'Envoyer',
    cancel: 'Annuler',
    sent: 'Merci. Nous avons reçu votre signalement.',
    close: 'Fermer',
    about: (course, lesson, position, address) =>
      `Cours : ${course}\nLeçon : ${lesson}, à ${position}\nAdresse : ${address}`,
  }),
  'player/shortcuts': () => ({
    lead: 'Ils fonctionnent partout sur cette page, sauf pendant la saisie.',
    switchOn: 'Raccourcis à une touche',
    switchHint:
      'Désactivez-les si vous utilisez la commande vocale ou appuyez par mégarde sur des touches. Les flèches ' +
      'et la barre d’espace n’agissent alors que dans le lecteur.',
    keys: [
      [['Espace', 'K'], 'Lire ou mettre en pause'],
      [['J', 'L'], 'Reculer ou avancer de 10 secondes'],
      [['←', '→'], 'Reculer ou avancer de 5 secondes'],
      [['↑', '↓'], 'Volume, quand le lecteur a le focus'],
      [['M'], 'Couper le son'],
      [['C'], 'Activer ou désactiver les sous-titres'],
      [['F'], 'Plein écran'],
      [['I'], 'Image dans l’image'],
      [['<', '>'], 'Plus lent ou plus rapide'],
      [['0', '9'], 'Aller à 0–90 %'],
      [['Début', 'Fin'], 'Aller au début ou à la fin, quand le lecteur a le focus'],
      [['N'], 'Leçon suivante'],
      [['T'], 'Transcription'],
      [['?'], 'Cette aide'],
    ],
  }),
  'player/transcript': (format) => ({
    transcript: 'Transcription',
    none: 'Il n’y a pas de transcription : cette vidéo n’a pas de sous-titres.',
    failed: 'La transcription n’a pas pu être chargée',
    find: 'Rechercher dans la transcription',
    follow: 'Suivre la vidéo',
    found: (found, all) => `${format.number(found)} sur ${format.count(all, { one: 'ligne', other: 'lignes' })}`,
    chapters: 'Chapitres',
  }),
};
