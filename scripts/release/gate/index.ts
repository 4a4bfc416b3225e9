export { findBrowser } from './findBrowser';
export { createReleaseGate, type GateMode, type ReleaseGate } from './gate';
export { closeBrowser, startBrowser, tryRelease } from './trial';
