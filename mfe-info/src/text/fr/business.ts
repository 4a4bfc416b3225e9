import type { Texts } from '../texts';

/** French texts of the pages for companies and about Lectern. */
export const business: Pick<Texts, 'business'> = {
  business: () => ({
    title: 'Des équipes qui continuent d’apprendre',
    lead:
      'Des cours donnés par de vrais enseignants, des livres et un éditeur de code dans un lieu paisible, pour ' +
      'deux personnes ou deux mille.',
    ask: 'Parlez-nous',
    browse: 'Parcourir les cours',
    about: {
      title: 'Ce qu’est Lectern',
      paragraphs: [
        'Un lutrin, « lectern » en anglais, tient un livre ouvert pour que quelqu’un puisse en parler. ' +
          'L’image nous plaît : une personne qui connaît un sujet, une page qui reste ouverte et tous ceux ' +
          'qui veulent écouter.',
        'Nous construisons donc pour l’attention. Une leçon reprend, sur n’importe quel appareil, à la ' +
          'seconde où vous l’avez quittée. Sous-titres, transcriptions et commandes au clavier font partie du ' +
          'lecteur. Il n’y a ni publicité, ni pisteurs d’autres entreprises, ni séries de jours à ne pas ' +
          'rompre.',
        'Les enseignants gardent leur nom sur leur travail et décident de ce qui peut être essayé ' +
          'gratuitement. Les participants gardent leurs notes et peuvent les exporter en texte.',
      ],
    },
    reasons: {
      title: 'Ce qu’y gagne votre équipe',
      items: [
        {
          icon: 'book',
          title: 'Cours et livres réunis',
          body: 'Regarder, lire et pratiquer au même endroit. Les progrès suivent chacun, du bureau au train.',
        },
        {
          icon: 'captions',
          title: 'Fait pour tous',
          body:
            'Sous-titres, transcriptions consultables, usage complet au clavier et vitesses de 0,25 à 2×, en ' +
            'clair et en sombre.',
        },
        {
          icon: 'certificate',
          title: 'Une preuve à montrer',
          body: 'Terminer un cours donne un certificat à imprimer, que tout le monde peut vérifier.',
        },
        {
          icon: 'lock',
          title: 'Un apprentissage privé',
          body: 'Notes et progrès appartiennent à leur auteur : ni collègue ni employeur ne peut les lire ici.',
        },
      ],
    },
    steps: {
      title: 'Comment commencer',
      items: [
        {
          title: 'Dites-nous ce qu’il vous faut',
          body:
            'Combien de personnes, ce qu’elles souhaitent apprendre et pour quand. Le formulaire ci-dessous ' +
            'suffit.',
        },
        {
          title: 'Regardez d’abord',
          body: 'Chaque cours gratuit est ouvert dès aujourd’hui à toute votre équipe, sans contrat.',
        },
        {
          title: 'Chacun a son propre compte',
          body: 'Chaque personne s’inscrit avec sa propre adresse, pour que ce qu’elle apprend lui reste.',
        },
      ],
    },
    form: {
      title: 'Parlez-nous',
      lead:
        'Parlez-nous de votre équipe. Nous conservons votre message pour y répondre, et pour rien d’autre. ' +
        'Jusqu’à l’envoi, il n’est que sur cet appareil.',
      company: 'Entreprise ou organisation',
      seats: 'Combien de personnes environ ?',
      message: 'Que souhaitez-vous apprendre ?',
      send: 'Envoyer la demande',
      sent: {
        title: 'Votre demande est arrivée',
        body: (email) => `Les responsables de ce site peuvent la lire. La réponse arrivera à ${email}.`,
        again: 'Envoyer une autre demande',
      },
    },
  }),
};
