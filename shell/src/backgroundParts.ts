/**
 * What the shell does by itself once the page is idle, bundled as one chunk with its styles: notices, and work that
 * nobody sees. As with the deferred parts, what they import from the first bundle costs bytes there.
 */
export { DevelopmentBanner } from './chrome/layout/DevelopmentBanner';
export { OfflineNotice } from './chrome/layout/OfflineNotice';
export { UpdatePrompt } from './chrome/layout/UpdatePrompt';
export { removeUnused } from './federation/load/removeUnused';
export { createProbe } from './federation/load/probe';
export { watchRegistry } from './federation/live/watchRegistry';
export * as siteCopy from './offline/siteCopy';
export { startCaching } from './offline/startCaching';
export { SessionNotice } from './session/SessionNotice';
export { observeVitals } from './vitals/observeVitals';
