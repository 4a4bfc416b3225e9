import type { Translation } from '@lectern/shared/translations';
import type { otherSignInText } from '../otherSignIn.en';

/** French texts of the other ways to sign in. */
export const otherSignIn: Translation<typeof otherSignInText> = () => ({
  label: 'Autres façons de se connecter',
  or: 'ou',
  guest: 'Continuer en tant qu’invité',
  guestHint: 'Vos progrès, vos notes et votre panier sont conservés si vous créez un compte plus tard.',
  guestFailed: 'Nous n’avons pas pu ouvrir de session d’invité. Réessayez dans un instant.',
  link: 'Recevoir un lien de connexion',
  mail: {
    title: 'Se connecter par e-mail',
    lead: 'Nous vous enverrons par e-mail un lien qui vous connecte sans mot de passe.',
    submit: 'Envoyer le lien',
    back: 'Se connecter avec un mot de passe',
    sentTitle: 'Consultez votre messagerie',
    sentLead: (email) => `Nous avons envoyé un lien à ${email}. Il sert une seule fois et reste valable une heure.`,
    sentHelp: 'Vous pouvez l’ouvrir sur cet appareil ou sur un autre.',
    again: 'Essayer une autre adresse',
  },
  arrival: {
    title: 'Terminer la connexion',
    checking: 'Connexion en cours',
    lead: 'Saisissez l’adresse à laquelle le lien a été envoyé.',
    submit: 'Se connecter',
    otherAddress: 'Ce lien a été envoyé à une autre adresse. Saisissez-la, ou demandez un nouveau lien.',
    broken: 'Ce lien n’est plus valable',
    newLink: 'Demander un nouveau lien',
    tokenLead:
      'Vous avez ouvert un lien qui vous connecte ici. Ne continuez que si vous faites confiance à sa provenance.',
    tokenBroken: 'Ce lien a expiré ou est incomplet. Rouvrez-le là où vous l’avez trouvé.',
  },
  panel: {
    title: 'Vous êtes ici en tant qu’invité',
    lead:
      'Créez un compte pour conserver vos progrès, vos notes et votre panier, et les retrouver sur d’autres ' +
      'appareils.',
    signUp: 'Créer un compte',
    continue: 'Continuer en tant qu’invité',
    signOut: 'Quitter et me connecter à mon compte',
    signOutHint: 'Ce que vous avez fait ici reste dans la session d’invité, que vous ne pourrez plus rouvrir.',
  },
});
