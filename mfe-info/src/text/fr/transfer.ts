import type { Texts } from '../texts';

const percentOf = (share: number): [number, Intl.NumberFormatOptions] => [
  share,
  { style: 'percent', maximumFractionDigits: 0 },
];

/** French texts of the import and export of courses. */
export const transfer: Pick<Texts, 'transfer'> = {
  transfer: (format) => ({
    open: 'Importer un cours',
    title: 'Importer un cours',
    lead:
      'Faites glisser ici un dossier de cours, ou un zip, contenant course.yaml. Il devient un nouveau ' +
      'brouillon ; rien n’est publié.',
    chooseFolder: 'Choisir un dossier',
    chooseZip: 'Choisir un zip',
    close: 'Fermer',
    checking: 'Vérification…',
    uploading: (share) => `Envoi : ${format.number(...percentOf(share))}`,
    problems: (count) => `${format.count(count, { one: 'problème', other: 'problèmes' })} ; rien d’importé`,
    more: (count) => `et ${format.count(count, { one: 'autre', other: 'autres' })}`,
    line: (file, line) => `${file}, ligne ${format.number(line)}`,
    faults: {
      noCourse: 'Il ne contient pas de course.yaml.',
      twoCourses: 'Il contient plus d’un cours. Importez-les un par un.',
      tooMany: `Il contient plus de ${format.number(2000)} fichiers.`,
      tooLarge: 'Il dépasse 500 Mo en zip ou 1 Go une fois extrait. Choisissez plutôt le dossier.',
      badZip: 'Le zip est illisible : il est endommagé ou protégé par un mot de passe.',
      unreadable: 'Le navigateur ne peut pas le lire. Choisissez-le à nouveau.',
    },
    failed: 'Le cours n’a pas pu être importé',
    failedBody: 'Rien n’a été importé. Réessayez dans un instant.',
    interrupted: 'L’importation a été interrompue',
    interruptedBody:
      'Ce qui a été envoyé est conservé. Si vous fermez, supprimez le brouillon inachevé de votre liste.',
    resume: 'Continuer',
    exportTitle: 'Exporter ce cours',
    exportLead: 'Un zip du brouillon. Il peut être réimporté ici ou avec la commande lectern.',
    export: 'Exporter en zip',
    packing: (share) => `Préparation : ${format.number(...percentOf(share))}`,
    exported: 'Le zip est prêt.',
    exportFailed: 'Le cours n’a pas pu être exporté. Réessayez dans un instant.',
    exportTooLarge: 'Le cours a plus de 1 Go de fichiers, ce qu’un navigateur ne peut pas réunir.',
  }),
};
