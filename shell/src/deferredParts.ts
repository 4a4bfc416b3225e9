/**
 * Menus and screens that the shell shows on demand, bundled as one chunk that loads when the page is idle or one of
 * them is needed. Pages that show one of them at once, and prerendered pages, preload it: the gateway
 * finds its files as those of MaintenanceScreen. Their styles ship with the first bundle, so they never flash unstyled.
 * Pass them what they need as props: a module that they import from the first bundle is no longer merged with its
 * neighbours there, which costs bytes.
 */
export { AccountPanel } from './chrome/header/deferredAccountPanel';
export { LanguageMenu } from './chrome/header/LanguageMenu';
export { SiteDialog } from './chrome/header/SiteDialog';
export { ThemePanel } from './chrome/header/ThemePanel';
export { FailedScreen } from './chrome/screens/FailedScreen';
export { default as MaintenanceScreen } from './chrome/screens/MaintenanceScreen';
export { NotFoundScreen } from './chrome/screens/NotFoundScreen';
export { default as WarningScreen } from './chrome/screens/WarningScreen';
