export { findBrowser } from './findBrowser';
export { createReleaseGate, type GateMode, type ReleaseGate } from './gate';
export { INTEGRITY_POLICY } from './integrityPolicy';
export { closeBrowser, startBrowser, tryRelease } from './trial';
