export { ContractError } from './parse';
export { isSamePath, matchPath, matchRoute, type Access, type RouteParams } from './route';
export type { RouteDefinition } from './routeDefinition';
/** @deprecated Use RouteDefinition. */
export type { RouteDefinition as RouteFacts } from './routeDefinition';
export { defineRemote } from './defineRemote';
export { parseRemoteDefinition, parseRemoteName, type RemoteDefinition, type RemoteName } from './remote';
export {
  containerGlobal,
  FILES_FILE,
  FRAMES_FOLDER,
  parseRelease,
  parseReleaseFiles,
  parseShellRelease,
  parseVersion,
  type Asset,
  type Release,
  type ReleaseRoute,
  type ScreenAssets,
  type ShellRelease,
} from './release';
export { parseRegistry, type Canary, type Change, type Channel, type Maintenance, type Registry } from './registry';
export { fileUrl, folderUrl } from './fileUrl';
export { takesPayments } from './takesPayments';
export { parseBoot, type BackendConfig, type Boot, type Canaries, type SiteConfig } from './boot';
export { APP_CACHE, accountCaches } from './deviceCaches';
export { parseAppCacheRecord, type AppCacheRecord } from './appCacheRecord';
export { isInRange, isRange, RANGE_FORMS } from './versionRange';
export {
  LOAD_REPORT_BYTES,
  parseLoadReport,
  VISIT_TIMING,
  type LoadAsset,
  type LoadFailure,
  type LoadReport,
} from './loadReport';
export {
  parseVitalsReport,
  VITALS_REPORT_BYTES,
  type Vital,
  type VitalSample,
  type VitalsReport,
} from './vitalsReport';
export { parseRevisionMessage, REVISION_CHANNEL, revisionEvent, type RevisionMessage } from './revisionMessage';
export {
  parseRefusalReport,
  parseRevisionMemory,
  parseRevisionProof,
  parseSignedRevision,
  SIGNING_FIELDS,
  type RefusalReport,
  type RevisionMemory,
  type RevisionProof,
  type SignedRevision,
} from './signedRevision';
export { DEVICE_CONTENT_COOKIE } from './deviceContent';
export { directionOf } from './language/direction';
export { LANGUAGE_COOKIE, LANGUAGES_MODULE } from './language/language';
export {
  LANGUAGES_FILE,
  parseLanguage,
  parsePageTranslations,
  parsePageWords,
  parseReleaseLanguages,
  parseRouteTitles,
  type PageTranslations,
  type PageWords,
  type ReleaseLanguage,
  type RouteTitles,
} from './language/languages';
export { SHARE_SCOPE, type SharedName } from './shareScope';
export { TRUSTED_TYPES_POLICY } from './trustedTypes';
