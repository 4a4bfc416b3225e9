/** Parts of the player outside the first view. They share one chunk: each chunk costs bytes in the remote's entry. */
export { parseVtt } from '@lectern/shared/captions';
export { NextLesson } from './NextLesson';
export { default as ShortcutsDialog } from './keyboard/ShortcutsDialog';
export { default as ReportDialog } from './report/ReportDialog';
