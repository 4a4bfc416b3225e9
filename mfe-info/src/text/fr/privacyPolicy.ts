import type { Texts } from '../texts';

const SINCE = '2026-11-26';

/** French privacy policy. It says what the English one says. */
export const privacyPolicy: Pick<Texts, 'privacyPolicy'> = {
  privacyPolicy: (format) => ({
    title: 'Confidentialité',
    lead:
      'Ce que Lectern enregistre à votre sujet, pourquoi et combien de temps, et comment l’obtenir ou le faire ' +
      'supprimer.',
    since: `En vigueur depuis le ${format.date(new Date(SINCE), { dateStyle: 'long', timeZone: 'UTC' })}`,
    contents: 'Sur cette page',
    contact: 'Page de contact',
    short: {
      title: 'En bref',
      items: [
        'Vous pouvez parcourir, rechercher et suivre les cours ouverts sans compte et sans rien nous dire.',
        'Avec un compte, nous enregistrons ce qui le rend utile : votre adresse, vos progrès, vos notes et vos ' +
          'achats.',
        'Il n’y a ni publicité ni pisteurs de tiers, et aucun profil de vous n’est vendu ou partagé.',
        'Vous pouvez emporter vos données et faire supprimer votre compte.',
      ],
    },
    sections: [
      {
        id: 'who',
        title: 'Qui est responsable',
        paragraphs: [
          'Les responsables de ce site répondent de ce qu’il enregistre. Utilisez la page de contact pour ' +
            'toute question sur cette politique et pour toute demande qu’elle décrit.',
        ],
      },
      {
        id: 'account',
        title: 'Votre compte',
        paragraphs: ['Quand vous vous inscrivez, nous enregistrons :'],
        items: [
          'votre adresse e-mail et si vous l’avez confirmée : pour vous connecter et réinitialiser votre ' +
            'mot de passe ;',
          'votre mot de passe, seulement sous forme d’empreinte salée : personne ne peut lire le mot de ' +
            'passe lui-même, pas même nous ;',
          'le nom que vous choisissez et, si vous en ajoutez une, votre photo ;',
          'la date de création du compte et celle de votre dernière connexion : pour votre sécurité.',
        ],
      },
      {
        id: 'learning',
        title: 'Ce que vous apprenez',
        paragraphs: ['Pour que vous puissiez continuer sur tout appareil, nous enregistrons avec votre compte :'],
        items: [
          'les cours auxquels vous êtes inscrit, et depuis quand ;',
          'vos progrès dans chaque leçon : parties vues, à cinq secondes près, et place atteinte ;',
          'votre objectif quotidien, si vous en fixez un, et tant qu’il est activé, les minutes et leçons de ' +
            'chaque jour ;',
          'vos notes, vos signets, vos places de lecture et ce que vous avez mis de côté ;',
          'les cartes que vous révisez : quand, si vous les saviez, et celles que vous voulez qu’on vous demande ;',
          'vos réglages de langue, de sous-titres, de vitesse et de thème ;',
          'les notifications sur questions, réponses, décisions, examens et remboursements, si vous les avez ' +
            'lues, et celles que vous ne voulez pas par e-mail ;',
          'votre brouillon de candidature d’enseignant, jusqu’à ce que vous l’envoyiez ou l’abandonniez ;',
          'vos votes pour les questions des autres, et le nombre de questions et de réponses écrites pendant la ' +
            'dernière heure.',
        ],
      },
      {
        id: 'shown',
        title: 'Ce que les autres peuvent voir',
        paragraphs: [
          'Vous seul pouvez lire vos progrès, vos notes, vos notifications, vos brouillons et vos réglages ; ' +
            'les règles de la base de données refusent tous les autres. Vous et les responsables du site pouvez ' +
            'lire vos commandes. Les autres peuvent voir :',
        ],
        items: [
          'votre profil, si vous le rendez public ; votre photo, aussi par l’adresse de son fichier ;',
          'les avis que vous écrivez ;',
          'vos questions et vos réponses : pour les participants et l’enseignant du cours, et les ' +
            'responsables du site ;',
          'ce que vous publiez depuis l’éditeur de code, public ou non répertorié ;',
          'un certificat, pour toute personne à qui vous donnez son numéro : il montre votre nom, le cours et ' +
            'le jour.',
        ],
      },
      {
        id: 'shop',
        title: 'Ce que vous achetez',
        paragraphs: [
          'Nous enregistrons votre panier et vos commandes : ce qui a été acheté, payé et remboursé, et ' +
            'quand, avec nom et adresse e-mail, le reçu, l’adresse et le message d’un cadeau, les codes des ' +
            'cadeaux reçus et vos raisons de demander un remboursement. Vous recevez par e-mail les reçus et les ' +
            'messages sur une commande. Le service de paiement traite les paiements : Lectern ne voit ni ' +
            'n’enregistre jamais votre numéro de carte. Les traces des commandes sont conservées aussi ' +
            'longtemps que la loi l’exige.',
        ],
      },
      {
        id: 'messages',
        title: 'Ce que vous nous écrivez',
        paragraphs: [
          'Le formulaire de contact enregistre votre nom, votre adresse e-mail, le sujet et le message ; celui ' +
            'pour les entreprises, aussi le nom de l’entreprise et le nombre de personnes. Une candidature ' +
            'd’enseignant enregistre ce que demande son formulaire. Nous nous en servons pour répondre et ' +
            'décider, et pour rien d’autre ; seuls les responsables du site peuvent le lire. Nous supprimons ' +
            'un message à votre demande.',
          'Quand vous signalez un avis, nous enregistrons qui l’a signalé, le motif et votre remarque. Son ' +
            'auteur ne sait pas qui c’était.',
        ],
      },
      {
        id: 'decisions',
        title: 'Ce qui est décidé à votre sujet',
        paragraphs: [
          'Les responsables du site décident des candidatures, des cours, des messages, des signalements, des ' +
            'remboursements et des comptes. Une liste que personne ne peut modifier ni supprimer contient chaque ' +
            'décision : qui a décidé quoi et quand, le motif, le message qui vous est adressé et le numéro ' +
            'de votre compte ou de l’objet. Nous pouvons ainsi répondre de ces décisions. Seuls les ' +
            'responsables peuvent la lire.',
        ],
      },
      {
        id: 'device',
        title: 'Ce qui est enregistré sur votre appareil',
        paragraphs: [
          'Lectern pose deux cookies au plus : la langue, une fois que vous en avez choisi une, et un nombre, ' +
            'pendant l’essai d’une nouvelle version auprès de certains visiteurs. Il enregistre en outre ce ' +
            'qui suit dans votre navigateur. Vous pouvez l’y effacer à tout moment, et le site continue de ' +
            'fonctionner.',
        ],
      },
      {
        id: 'failures',
        title: 'Rapports d’erreur',
        paragraphs: [
          'Le site est fait de parties chargées séparément. Quand une partie est chargée ou n’a pas pu ' +
            'l’être, la page indique laquelle, sa version, le type d’erreur et la durée. Le rapport est ' +
            'compté puis oublié ; il ne contient ni compte, ni adresse de page visitée, ni identifiant de vous ' +
            'ou de votre appareil. Il porte une marque aléatoire de la page, pour que les faux rapports ne ' +
            'comptent pas.',
          'Pendant l’essai d’une nouvelle version, nous enregistrons aussi, pour chaque chargement de page, ' +
            'si elle a reçu la nouvelle version et si cela a échoué, avec une empreinte abrégée de l’adresse ' +
            'réseau, pour qu’une adresse ne compte qu’une fois. L’empreinte est différente à chaque essai ' +
            'et supprimée un jour après sa fin.',
        ],
      },
      {
        id: 'others',
        title: 'Qui d’autre intervient',
        paragraphs: [
          'Comme tout serveur web, celui de ce site voit l’adresse Internet de votre connexion pendant qu’il ' +
            'répond. Il s’en sert pour repousser les afflux de requêtes et ne la joint à rien de ce que vous ' +
            'faites ici.',
        ],
      },
      {
        id: 'rights',
        title: 'Vos données vous appartiennent',
        paragraphs: [
          'Vous pouvez voir, corriger et emporter ce qui est enregistré à votre sujet, et vous opposer à son ' +
            'usage. Les réglages de votre profil le montrent, le modifient et vous le remettent dans un fichier. ' +
            'Pour une copie de vos messages et pour tout le reste, écrivez-nous par la page de contact. Vous avez ' +
            'aussi le droit de saisir l’autorité de protection des données de votre pays.',
        ],
      },
      {
        id: 'deletion',
        title: 'Si vous partez',
        paragraphs: [
          'Vous supprimez votre compte dans les réglages de votre profil, immédiatement et définitivement. ' +
            'Sont alors effacés l’adresse et le mot de passe, le profil et la photo, les cours, les progrès, ' +
            'les certificats, les notes, les révisions, les places de lecture, les articles mis de côté, le ' +
            'panier, les ' +
            'réglages, les notifications, les brouillons, les avis, les questions avec leurs réponses, vos ' +
            'réponses, vos votes, vos signalements, votre candidature d’enseignant, les cadeaux reçus, ce qui ' +
            'vous appartient, les messages envoyés en étant connecté et tout ce qui vient de l’éditeur de ' +
            'code.',
          'Trois choses restent. Les traces des commandes : ce qui a été acheté, payé et remboursé, avec ' +
            'votre nom et votre adresse, les destinataires de cadeaux et les demandes de remboursement. La loi ' +
            'oblige un commerçant à les conserver. La liste des décisions décrite plus haut. Et les cours que ' +
            'vous enseignez, pour leurs participants : nous les retirons à votre demande. Les messages envoyés ' +
            'sans être connecté n’appartiennent à aucun compte : nous les supprimons à votre demande.',
        ],
      },
      {
        id: 'changes',
        title: 'Quand cette politique change',
        paragraphs: [
          'La date en haut de cette page change avec elle. Demandez un texte antérieur par la page de contact.',
        ],
      },
    ],
    backends: {
      local: 'Tout est enregistré sur le serveur de ce site lui-même. Aucune autre entreprise n’intervient.',
      hosted:
        'Les comptes, les documents et les fichiers sont enregistrés par Google Firebase, un service de Google, ' +
        'pour le compte des responsables de ce site. Google les traite selon ses conditions de traitement des ' +
        'données et ne peut pas s’en servir à ses propres fins. Aucune autre entreprise n’intervient, sauf ' +
        'le service de paiement quand vous achetez quelque chose.',
    },
  }),
};
