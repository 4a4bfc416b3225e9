/**
 * What no first content needs, as one chunk. Its stylesheets come with the first bundle, so that nothing of it is ever
 * without its looks. What these files import of the first bundle becomes a module of its own there, which costs: so
 * they are given what they need of it.
 */
export { DevelopmentBanner } from '../chrome/DevelopmentBanner';
export { AccountPanel } from '../chrome/AccountPanel';
export { SiteDialog } from '../chrome/SiteDialog';
export { ThemePanel } from '../chrome/ThemePanel';
export { UpdatePrompt } from '../chrome/UpdatePrompt';
export { default as WarningScreen } from '../chrome/WarningScreen';
export { createProbe } from '../federation/probe';
export * as appCopy from '../offline/appCopy';
export { OfflineLine } from '../offline/OfflineLine';
export { startKeeping } from '../offline/startKeeping';
export { SessionNotice } from '../session/SessionNotice';
