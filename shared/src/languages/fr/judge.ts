import type { Translation } from '@lectern/shared/translations';
import type { JudgeText } from '..';

const FROZEN = 'Il tourne peut-être sans fin ou utilise trop de mémoire.';
const MATCHERS: Record<string, [is: string, isNot: string]> = {
  toBe: ['Attendu', 'Attendu : tout sauf'],
  toEqual: ['Attendu', 'Attendu : tout sauf'],
  toBeCloseTo: ['Attendu : environ', 'Attendu : tout sauf environ'],
  toBeGreaterThan: ['Attendu : plus de', 'Attendu : pas plus de'],
  toBeLessThan: ['Attendu : moins de', 'Attendu : pas moins de'],
  toContain: ['Attendu : contient', 'Attendu : ne contient pas'],
  toMatch: ['Attendu : correspond à', 'Attendu : ne correspond pas à'],
  toHaveLength: ['Attendu : une longueur de', 'Attendu : une longueur autre que'],
  toBeTruthy: ['Attendu : une valeur vraie', 'Attendu : une valeur fausse'],
  toBeFalsy: ['Attendu : une valeur fausse', 'Attendu : une valeur vraie'],
  toThrow: ['Attendu : une erreur', 'Attendu : aucune erreur'],
  element: ['La page n’a aucun élément qui correspond à', ''],
  nothing: ['Ce test ne vérifie rien : il ne contient aucun expect(…)', ''],
};

/** French texts of the results of tests that judge code. */
export const judge: Translation<JudgeText> = (format) => {
  const seconds = (limit: number): string => `${format.number(limit)} s`;
  return {
    state: { passed: 'Réussi', failed: 'Échoué', stopped: 'Arrêté', waiting: 'Non exécuté' },
    results: 'Résultats des tests',
    expected: ({ matcher, isNot }) => MATCHERS[matcher]?.[isNot ? 1 : 0] ?? 'Attendu',
    received: 'Obtenu',
    hint: 'Indice :',
    hidden: 'Ce que vérifie ce test est masqué.',
    testCode: 'Afficher ce test',
    at: ({ pane, line }) =>
      ({ html: 'HTML, ligne', js: 'JavaScript, ligne', test: 'Test, ligne' })[pane] + ` ${format.number(line)}`,
    broken: (error) => `Votre code s’est arrêté sur une erreur : ${error}`,
    blocked: (address) =>
      `Votre code a voulu charger ${address} depuis le réseau. Les tests ` + 's’exécutent hors ligne.',
    stop: (stop) => {
      switch (stop.kind) {
        case 'endless':
          return (
            `Arrêté après ${seconds(stop.limitSec)} : votre code ne s’est pas terminé. Vérifiez ses ` +
            'boucles et ses minuteurs.'
          );
        case 'frozen':
          return `Arrêté après ${seconds(stop.limitSec + 1)} : votre code n’a pas répondu. ${FROZEN}`;
        case 'replaced':
          return `Votre code remplace ${stop.name}, dont les tests ont besoin. Utilisez un autre nom.`;
        case 'flood':
          return `Arrêté : votre code a écrit plus de ${format.number(1000)} lignes dans la console.`;
        case 'memory':
          return 'Arrêté : votre code a demandé plus de 256 Mo de mémoire.';
        case 'forged':
          return (
            'Arrêté : votre code a envoyé un message à la page qui l’entoure. Seuls les tests annoncent des ' +
            'résultats.'
          );
        case 'left':
          return 'Arrêté : votre code a quitté sa page.';
        case 'not-loaded':
          return 'Les tests n’ont pas été chargés. Êtes-vous hors ligne ? Votre code est en sécurité.';
        case 'too-long':
          return 'Arrêté : l’ensemble des tests a duré plus d’une minute.';
      }
    },
  };
};
