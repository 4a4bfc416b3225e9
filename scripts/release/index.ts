export { adoptBuild } from './adopt/adoptBuild';
export { isOtherBuild } from './adopt/manifest';
export { BuildError } from './build/BuildError';
export { sourceFingerprint } from './build/workspace/buildInputs';
export {
  type Workspace,
  findWorkspace,
  readPackage,
  remoteWorkspaces,
  workspaceAt,
} from './build/workspace/workspaces';
export { BUCKETS, includesBucket } from './canary/bucket';
export { type CanaryStep, endCanary, raiseCanary, startCanary } from './canary/changeCanary';
export { ABORT_EVIDENCE, failureEvidence, isShareBroken, isWorse, type Side, type Sides } from './canary/evidence';
export { DEFAULT_AUTO, judge, type StepFigures, STEPS, type Verdict } from './canary/judge';
export { objectKeyOf, readCatalogueIndex, type CatalogueIndex } from './catalogue/catalogueIndex';
export { publishCatalogue, type PublishedCatalogue } from './catalogue/publishCatalogue';
export { dictionaryOf } from './deltas/dczFormat';
export { deltaFile, isDictionary, useAsDictionary } from './deltas/fileRoles';
export { publishWithDeltas } from './deltas/publishWithDeltas';
export { BUILD_FAULTS, type BuildFault } from './faults/buildFaults';
export { createFaultProxy, type FaultProxy } from './faults/proxy/faultProxy';
export type { Fault, Faults, SeenRequest } from './faults/proxy/faults';
export { type Changes, copyRelease } from './faults/copyRelease';
export { NETWORK_FAULTS, type NetworkFault } from './faults/networkFaults';
export { goWithin, VISIT_LIMIT_MS, type VisitorView, visitAddress } from './faults/visit';
export {
  type GateMode,
  type ReleaseGate,
  INTEGRITY_POLICY,
  createReleaseGate,
  closeBrowser,
  findBrowser,
  startBrowser,
  tryRelease,
} from './gate';
export { rotateReleaseKey, signAtStart } from './keys/rotate';
export { fingerprintOf, type TrustedKey } from './keys/signature';
export { parseTrustedKey } from './keys/trustedKey';
export { checkStore, type CheckedStep } from './objects/checkStore';
export { copyStore } from './objects/copyStore';
export { openStoresAt, type StoresAt } from './objects/openStoresAt';
export { StoreUrlError } from './objects/parseStoreUrl';
export { type Refusal, RefusedError } from './refusal';
export { type ChangeResult, changeRegistry } from './registry/change';
export { type AnyRelease, type LiveState, channelOf, isShell, nameOf, ownersOf } from './registry/liveState';
export { unmetRequirements } from './registry/compatibility';
export { endDueMaintenance } from './registry/endMaintenance';
export type { Notice } from './registry/maintenance';
export { plan } from './registry/plan';
export { type Pruned, prune } from './prune/prune';
export { type Difference, differencesOf } from './preview/differences';
export { dryRunStores } from './preview/dryRun';
export { type Stores, previewPromotion, promote, refuse } from './registry/promote';
export { findPublished } from './registry/published';
export type { StoredRevision } from './registry/readRevision';
export { ROOT_FILES } from './registry/reservedPaths';
export { restore } from './registry/restore';
export { retire } from './registry/retire';
export { findWaysBack, rollBack, type WayBack } from './registry/rollBack';
export { type LoadedRevision, type RegistryStore, latestOrNull, lossOf, openRegistryStore } from './registry/store';
export { type Timeline, findGoLive, openTimeline, wasLive } from './registry/timeline';
export { type ChainFault, verifyChain } from './registry/verifyChain';
export { verifyLive } from './registry/verifyLive';
export { StoreError, errorCode, messageOf } from './store/StoreError';
export { type BundleStore, openBundleStore } from './store/bundleStore';
export { readBytes, stagedName } from './store/durable';
export { type FileHashes, RELEASE_FILE } from './store/fileHashes';
export { integrityOf, sha256 } from './store/hashes';
export { nextFreePatch } from './store/publish';
export { readRelease } from './store/readRelease';
