export { releaseWorkspaces } from './build/releaseWorkspaces';
export { createRemote } from './newRemote/createRemote';
export { createProgram } from './program';
export { pageText } from './releasePage/text/page.en';
export { openStores, ROOT } from './options/storeOptions';
export { CONTENT_BUCKETS, LOCAL_PROJECT, OPEN_BUCKETS, openLocalBackend } from './site/localBackend';
export { openLocalSite } from './site/localSite';
export { requireFreePort } from './site/requireFreePort';
export { withLocalBackend } from './site/withLocalBackend';
