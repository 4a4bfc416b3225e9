import type { Format } from '@lectern/shared/text';
import type { Texts } from '../texts';

const person = (format: Format) => ({
  name: `Saisissez votre nom, en ${format.number(80)} caractères au plus.`,
  email: 'Saisissez l’adresse complète, par exemple nom@example.org.',
});

/** French texts of the contact page, and of the forms of this remote. */
export const contact: Pick<Texts, 'contact' | 'form' | 'contactError' | 'leadError' | 'applicationError'> = {
  contact: (format) => ({
    title: 'Contact',
    lead: 'Une question, un problème, un mot gentil : écrivez aux responsables de ce site, avec ou sans compte.',
    topic: 'De quoi s’agit-il ?',
    topicPlaceholder: 'Choisissez un sujet',
    topics: {
      account: 'Mon compte',
      course: 'Un cours ou une leçon',
      payment: 'Un paiement ou un reçu',
      teaching: 'Enseigner avec Lectern',
      accessibility: 'Accessibilité',
      other: 'Autre chose',
    },
    messageHint: `De 10 à ${format.number(4000)} caractères. N’écrivez ni mot de passe ni numéro de carte.`,
    send: 'Envoyer le message',
    privacy:
      'Nous ne répondons que par e-mail. Jusqu’à l’envoi, votre message n’est que sur cet appareil. Son ' +
      'usage est décrit dans la',
    privacyLink: 'politique de confidentialité',
    sent: {
      title: 'Votre message est arrivé',
      body: (email) =>
        `Les responsables de ce site peuvent le lire. S’il appelle une réponse, elle arrivera à ${email}.`,
      again: 'Écrire un autre message',
    },
    sooner: {
      title: 'Vous n’aurez peut-être pas à attendre',
      items: [
        {
          to: '/forgot_password',
          label: 'Je ne peux pas me connecter',
          body: 'Choisissez vous-même un nouveau mot de passe, par e-mail.',
        },
        { to: '/teach', label: 'Je souhaite enseigner', body: 'Ce que nous cherchons et comment postuler.' },
        {
          to: '/business',
          label: 'J’écris pour une entreprise',
          body: 'Lectern pour les équipes, avec un formulaire pour les entreprises.',
        },
        {
          to: '/privacy_policy',
          label: 'Que savez-vous de moi ?',
          body: 'Tout ce qui est enregistré, et comment l’obtenir ou le supprimer.',
        },
      ],
    },
  }),
  form: () => ({
    failed: 'L’envoi a échoué',
    failure: 'Rien n’est perdu : votre texte est toujours là. Réessayez dans un instant.',
    restored: 'Votre brouillon a été rétabli.',
    discard: 'Abandonner le brouillon',
    trap: 'Laissez ce champ vide',
    email: 'Adresse e-mail',
    name: 'Votre nom',
    message: 'Message',
  }),
  contactError: (format) => ({
    ...person(format),
    topic: 'Choisissez le sujet de votre message.',
    message: `Écrivez de 10 à ${format.number(4000)} caractères.`,
    honeypot:
      'Un champ caché a été rempli, peut-être par une extension du navigateur. Il est vide à présent : ' +
      'appuyez de nouveau sur Envoyer.',
  }),
  leadError: (format) => ({
    ...person(format),
    company: `Saisissez le nom de l’entreprise ou de l’organisation, en ${format.number(120)} caractères au plus.`,
    seats: `Saisissez un nombre entier de 1 à ${format.number(100_000)}.`,
    message: `Écrivez ${format.number(4000)} caractères au plus.`,
  }),
  applicationError: (format) => ({
    name: person(format).name,
    topic: `Dites ce que vous souhaitez enseigner, en ${format.number(120)} caractères au plus.`,
    experience: `Décrivez votre expérience en ${format.number(2000)} caractères au plus.`,
    sample: 'Saisissez une adresse complète qui commence par https://, ou laissez le champ vide.',
  }),
};
