import { defineText } from '@lectern/shared/text';

/** Texts of importing and exporting courses. */
export const transferText = defineText((format) => ({
  open: 'Import a course',
  title: 'Import a course',
  lead: 'Drop a course folder or a zip with course.yaml here. A new draft is made; nothing is published.',
  chooseFolder: 'Choose a folder',
  chooseZip: 'Choose a zip',
  close: 'Close',
  checking: 'Checking …',
  uploading: (share: number) => `Uploading: ${format.number(share, { style: 'percent', maximumFractionDigits: 0 })}`,
  problems: (count: number) => `${format.count(count, { one: 'problem', other: 'problems' })}; nothing was imported`,
  more: (count: number) => `and ${format.number(count)} more`,
  line: (file: string, line: number) => `${file}, line ${format.number(line)}`,
  faults: {
    noCourse: 'There is no course.yaml in it.',
    twoCourses: 'There is more than one course in it. Import one at a time.',
    tooMany: 'It has more than 2,000 files.',
    tooLarge: 'It is larger than 500 MB as a zip, or 1 GB unpacked. Choose the folder instead.',
    badZip: 'The zip can’t be read: it is damaged, or protected by a password.',
    unreadable: 'The browser can’t read it. Choose it again.',
  },
  failed: 'The course could not be imported',
  failedBody: 'Try again in a moment. An unfinished draft may be in your list: you can delete it.',
  exportTitle: 'Export this course',
  exportLead: 'A zip of the draft. It can be imported again, here or with the lectern command.',
  export: 'Export as a zip',
  packing: (share: number) => `Packing: ${format.number(share, { style: 'percent', maximumFractionDigits: 0 })}`,
  exported: 'The zip is ready.',
  exportFailed: 'The course could not be exported. Try again in a moment.',
  exportTooLarge: 'The course has more than 1 GB of files, which a browser can’t pack.',
}));
