import type { BackendErrorKind } from '@lectern/shared/firebase/errors';
import type { Translation } from '@lectern/shared/translations';
import type { accountText } from '../account.en';

const COMMON_PASSWORD =
  'Ce mot de passe est facile à deviner. Choisissez-en un autre, par exemple quelques mots sans rapport entre eux.';

const failures: Partial<Record<BackendErrorKind, string>> = {
  credentials:
    'Aucun compte ne correspond à cette adresse e-mail et à ce mot de passe. Vérifiez-les ou réinitialisez ' +
    'votre mot de passe.',
  'email-taken':
    'Un compte existe déjà avec cette adresse e-mail. Connectez-vous plutôt, ou réinitialisez votre mot de passe.',
  'weak-password': COMMON_PASSWORD,
  'too-many-attempts':
    'Trop de tentatives. Pour protéger votre compte, patientez 15 minutes ou réinitialisez votre mot de passe.',
  'account-disabled': 'Ce compte a été fermé. Contactez-nous si vous pensez qu’il s’agit d’une erreur.',
  'code-expired': 'Ce lien a expiré : les liens sont valables une heure. Demandez-en un nouveau.',
  'code-invalid': 'Ce lien a déjà servi, ou un lien plus récent l’a remplacé. Demandez-en un nouveau.',
  invalid: 'Cette adresse e-mail ne peut pas être utilisée ici.',
};

/** French texts of the account screens. */
export const account: Translation<typeof accountText> = (format) => ({
  unavailable: 'Le service de connexion ne répond pas. Votre saisie est conservée : réessayez dans un instant.',
  offline: 'Vous êtes hors ligne. Vous pourrez continuer dès que vous serez reconnecté.',
  continue: 'Continuer',
  failures,
  fields: {
    name: 'Votre nom',
    nameHint: 'Ce nom figure sur vos certificats.',
    nameMissing: 'Saisissez votre nom.',
    nameShort: 'Saisissez au moins deux caractères.',
    nameLong: 'Saisissez 60 caractères au plus.',
    email: 'E-mail',
    emailMissing: 'Saisissez votre adresse e-mail.',
    emailInvalid: 'Saisissez une adresse e-mail, par exemple nom@example.com.',
    password: 'Mot de passe',
    passwordHint: 'Au moins 8 caractères. Quelques mots sans rapport entre eux font un bon mot de passe.',
    passwordMissing: 'Saisissez votre mot de passe.',
    passwordShort: 'Utilisez au moins 8 caractères.',
    passwordLong: `Utilisez ${format.number(4096)} caractères au plus.`,
    passwordCommon: COMMON_PASSWORD,
    passwordIsEmail: 'Choisissez un mot de passe différent de votre adresse e-mail.',
  },
  signIn: {
    title: 'Se connecter',
    lead: 'Reprenez là où vous vous êtes arrêté.',
    leadBack: 'Connectez-vous pour ouvrir la page demandée.',
    submit: 'Se connecter',
    link: 'J’ai un compte',
  },
  signUp: {
    title: 'S’inscrire',
    lead: 'Vos cours, vos notes et vos progrès au même endroit.',
    submit: 'Créer mon compte',
    link: 'Créer un compte',
    privacy: 'Confidentialité : ce que nous conservons, et pourquoi',
  },
  already: {
    title: 'Vous êtes connecté',
    lead: (name) => `Vous êtes connecté sous le nom de ${name}.`,
    signOut: 'Se déconnecter',
  },
  welcome: { title: (name) => `Bienvenue, ${name}`, lead: 'Votre compte est prêt.' },
  verify: {
    title: 'Veuillez confirmer votre adresse e‑mail',
    sentAgain: 'Nous avons envoyé un autre e‑mail',
    body: (email) => `Ouvrez le lien contenu dans l’e‑mail envoyé à ${email}. Il est valable une heure.`,
    resend: 'Renvoyer l’e‑mail',
  },
  forgot: {
    title: 'Réinitialiser votre mot de passe',
    lead: 'Nous vous enverrons par e-mail un lien pour en choisir un nouveau.',
    submit: 'Envoyer le lien',
    link: 'Mot de passe oublié ?',
    back: 'Retour à la connexion',
    sentTitle: 'Consultez votre messagerie',
    sentLead: (email) => `S’il existe un compte pour ${email}, vous recevrez un e-mail contenant un lien.`,
    sentHelp:
      'Le lien est valable une heure. Si rien n’arrive d’ici quelques minutes, regardez dans vos ' +
      'indésirables ou essayez une autre adresse.',
    again: 'Essayer une autre adresse',
  },
  newPassword: {
    title: 'Choisir un nouveau mot de passe',
    lead: (email) => `Pour le compte de ${email}.`,
    field: 'Nouveau mot de passe',
    submit: 'Enregistrer le mot de passe',
    doneTitle: 'Votre mot de passe a été modifié',
    doneLead: 'Vous avez été déconnecté partout. Connectez-vous avec votre nouveau mot de passe.',
  },
  link: {
    title: 'Votre adresse e-mail',
    checking: 'Vérification du lien',
    broken: 'Ce lien n’est plus valable',
    unanswered: 'Nous n’avons pas pu vérifier le lien',
    incomplete:
      'Il manque une partie du lien, ou il a déjà servi. Copiez le lien entier depuis l’e-mail, ou ' +
      'demandez-en un nouveau.',
    again: 'Réessayer',
    newReset: 'Demander un nouveau lien',
  },
  verified: {
    title: 'Votre adresse e-mail est confirmée',
    lead: (email) => `Merci. ${email} est maintenant rattachée à votre compte.`,
  },
  changed: {
    title: 'Votre adresse e-mail a été modifiée',
    lead: (email) => `Connectez-vous désormais avec ${email}. Vous avez été déconnecté partout.`,
  },
  recovered: {
    title: 'Votre adresse e-mail a été rétablie',
    lead: (email) =>
      `Votre compte utilise de nouveau ${email}. Si vous n’êtes pas à l’origine du changement, choisissez ` +
      'maintenant un nouveau mot de passe.',
  },
});
