/**
 * Deferred parts of the shell, bundled as one chunk that loads when the page is idle or one of them is needed. Their
 * styles ship with the first bundle, so they never flash unstyled. Pass them what they need as props: a module that
 * they import from the first bundle is no longer merged with its neighbours there, which costs bytes.
 */
export { AccountPanel } from './chrome/header/AccountPanel';
export { LanguageMenu } from './chrome/header/LanguageMenu';
export { SiteDialog } from './chrome/header/SiteDialog';
export { ThemePanel } from './chrome/header/ThemePanel';
export { DevelopmentBanner } from './chrome/layout/DevelopmentBanner';
export { OfflineNotice } from './chrome/layout/OfflineNotice';
export { UpdatePrompt } from './chrome/layout/UpdatePrompt';
export { default as WarningScreen } from './chrome/screens/WarningScreen';
export { removeUnused } from './federation/load/removeUnused';
export { createProbe } from './federation/load/probe';
export { watchRegistry } from './federation/live/watchRegistry';
export * as siteCopy from './offline/siteCopy';
export { startCaching } from './offline/startCaching';
export { SessionNotice } from './session/SessionNotice';
export { observeVitals } from './vitals/observeVitals';
