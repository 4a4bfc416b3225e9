/**
 * Parts of the shell that start by themselves once the page is idle, bundled as one chunk with its styles: notices, and
 * work in the background. As with the deferred parts, each export of the first bundle that they use costs bytes there.
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
