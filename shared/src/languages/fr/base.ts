import { formatPrice } from '@lectern/shared/text';
import type { TranslationsOf } from '@lectern/shared/translations';
import type { BaseTexts } from '..';

type Base = TranslationsOf<BaseTexts>;

const controls: Base['ui/controls'] = () => ({
  close: 'Fermer',
  optional: 'facultatif',
  breadcrumbs: 'Fil d’Ariane',
  busy: 'En cours',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
});

const price: Base['ui/price'] = (format) => ({
  free: 'Gratuit',
  price: (amount, currency) => formatPrice(format, amount, currency),
});

const rating: Base['ui/rating'] = (format) => ({
  value: (value) => format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  number: (count) => format.number(count),
  rated: (value, highest) => `Noté ${value} sur ${format.number(highest)}`,
  ratings: (count) => format.count(count, { one: 'note', other: 'notes' }),
  fresh: 'Nouveau',
});

const loading: Base['loading'] = () => ({
  title: 'Le chargement a échoué',
  reason: 'La connexion est peut-être interrompue, ou le service surchargé.',
  offlineTitle: 'Vous êtes hors ligne',
  offlineReason: 'Ce contenu n’a encore jamais été chargé sur cet appareil. Réessayez une fois reconnecté.',
  tryAgain: 'Réessayer',
});

const backendError: Base['firebase/backendError'] = () => ({
  offline: 'Vous semblez hors ligne. Rien n’est perdu : réessayez une fois reconnecté.',
  unavailable: 'Le service n’a pas répondu. Rien n’est perdu : réessayez dans un instant.',
  denied: 'Votre compte n’y a pas accès.',
  'signed-out': 'Votre session est terminée. Reconnectez-vous pour continuer.',
  missing: 'Cet élément n’existe plus.',
  conflict: 'Quelqu’un l’a modifié en même temps. Réessayez.',
  limit: 'C’est trop à la fois. Patientez un instant ou envoyez moins.',
  invalid: 'Le service ne l’a pas accepté.',
  cancelled: 'L’opération a été annulée.',
  credentials: 'Aucun compte ne correspond à cette adresse e-mail et à ce mot de passe.',
  'email-taken': 'Cette adresse e-mail a déjà un compte. Connectez-vous ou réinitialisez votre mot de passe.',
  'weak-password': 'Choisissez un mot de passe plus long ou moins courant, d’au moins 8 caractères.',
  'code-expired': 'Ce lien a expiré. Demandez-en un nouveau.',
  'code-invalid': 'Ce lien est incomplet ou a déjà servi. Demandez-en un nouveau.',
  'sign-in-again': 'Pour votre sécurité, confirmez d’abord votre mot de passe.',
  'account-disabled': 'Ce compte a été fermé. Contactez-nous si vous pensez qu’il s’agit d’une erreur.',
  'too-many-attempts': 'Trop de tentatives. Patientez quelques minutes, puis réessayez.',
  unknown: 'Un problème est survenu de notre côté. Rien n’est perdu : réessayez.',
});

const guest: Base['firebase/guest'] = () => ({ name: 'Invité' });

/** French texts of the areas that every workspace uses. */
export const base: Base = {
  'ui/controls': controls,
  'ui/price': price,
  'ui/rating': rating,
  loading,
  'firebase/backendError': backendError,
  'firebase/guest': guest,
};
