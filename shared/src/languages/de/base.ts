import { formatPrice } from '@lectern/shared/text';
import type { TranslationsOf } from '@lectern/shared/translations';
import type { BaseTexts } from '..';

type Base = TranslationsOf<BaseTexts>;

const controls: Base['ui/controls'] = () => ({
  close: 'Schließen',
  optional: 'optional',
  breadcrumbs: 'Brotkrumennavigation',
  busy: 'Wird ausgeführt',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
});

const price: Base['ui/price'] = (format) => ({
  free: 'Kostenlos',
  price: (amount, currency) => formatPrice(format, amount, currency),
});

const rating: Base['ui/rating'] = (format) => ({
  value: (value) => format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  number: (count) => format.number(count),
  rated: (value, highest) => `Bewertet mit ${value} von ${format.number(highest)}`,
  ratings: (count) => format.count(count, { one: 'Bewertung', other: 'Bewertungen' }),
  fresh: 'Neu',
});

const loading: Base['loading'] = () => ({
  title: 'Das konnte nicht geladen werden',
  reason: 'Vielleicht ist die Verbindung unterbrochen oder der Dienst ausgelastet.',
  offlineTitle: 'Du bist offline',
  offlineReason: 'Auf diesem Gerät wurde das noch nie geladen. Versuche es erneut, sobald du verbunden bist.',
  tryAgain: 'Erneut versuchen',
});

const backendError: Base['firebase/backendError'] = () => ({
  offline: 'Du scheinst offline zu sein. Nichts ist verloren: Versuche es erneut, sobald du verbunden bist.',
  unavailable: 'Der Dienst hat nicht geantwortet. Nichts ist verloren: Versuche es gleich noch einmal.',
  denied: 'Dein Konto hat darauf keinen Zugriff.',
  'signed-out': 'Deine Sitzung ist beendet. Melde dich wieder an, um fortzufahren.',
  missing: 'Das gibt es nicht mehr.',
  conflict: 'Jemand hat das gleichzeitig geändert. Versuche es erneut.',
  limit: 'Das ist zu viel auf einmal. Warte einen Moment oder sende weniger.',
  invalid: 'Der Dienst hat das nicht angenommen.',
  cancelled: 'Das wurde abgebrochen.',
  credentials: 'Zu dieser E-Mail-Adresse mit diesem Passwort gibt es kein Konto.',
  'email-taken': 'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich an oder setze dein Passwort zurück.',
  'weak-password': 'Wähle ein längeres oder weniger gängiges Passwort mit mindestens 8 Zeichen.',
  'code-expired': 'Dieser Link ist abgelaufen. Fordere einen neuen an.',
  'code-invalid': 'Dieser Link ist unvollständig oder wurde schon benutzt. Fordere einen neuen an.',
  'sign-in-again': 'Bestätige zu deiner Sicherheit zuerst dein Passwort.',
  'account-disabled': 'Dieses Konto wurde geschlossen. Melde dich bei uns, wenn du das für einen Fehler hältst.',
  'too-many-attempts': 'Zu viele Versuche. Warte ein paar Minuten und versuche es dann erneut.',
  unknown: 'Bei uns ist etwas schiefgegangen. Nichts ist verloren: Versuche es erneut.',
});

const guest: Base['firebase/guest'] = () => ({ name: 'Gast' });

/** German texts of the areas that every workspace uses. */
export const base: Base = {
  'ui/controls': controls,
  'ui/price': price,
  'ui/rating': rating,
  loading,
  'firebase/backendError': backendError,
  'firebase/guest': guest,
};
