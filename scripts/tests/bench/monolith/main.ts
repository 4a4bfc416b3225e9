// Entry of the monolith: the same shell and screens in one ordinary build without federation, which benchmarks compare
// the federated site with.
import '@lectern/shared/ui/tokens.css';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { SiteConfig } from '@lectern/shared/contract';
import { App } from '../../../../shell/src/App';
import { createPageState } from '../../../../shell/src/state/PageState';
import { createAccountSource } from '../../../../shell/src/session/accountSource';
import { createConnection } from '../../../../shell/src/session/connection';
import { createStaticShell } from './staticShell';

/** The site's configuration, which the build defines. */
declare const MONOLITH_CONFIG: SiteConfig;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
const connect = createConnection(MONOLITH_CONFIG.backend, location.origin);
const source = createAccountSource(() => connect(() => import('@lectern/shared/firebase/auth')));
createRoot(root).render(
  createElement(App, { shell: createStaticShell(MONOLITH_CONFIG), page: createPageState(), source }),
);
