import type { ComponentType } from 'react';
import type { Canaries, PageTranslations, Registry, SiteConfig } from '@lectern/shared/contract';
import type { ThemeChoice } from '@lectern/shared/host';
import { ThemePanel } from '../chrome/header/ThemePanel';
import own from '../remote';
import type { SessionSource, SessionState } from '../session/SessionSource';
import { createAnnouncements } from '../state/announcements';
import type { PageState } from '../state/PageState';
import type { Deferred } from '../state/createDeferred';
import type { Shell } from '../state/ShellContext';
import { createSignal } from '../state/signal';
import type { Translations } from '../state/translations';

/**
 * A page to render: its address as the browser sends it, the boot data, the theme and the language. `titles` are those
 * of routes in another language than English, in which the screen has texts if `isTranslated`. `files` holds the text
 * of each file that the first content may need, by its address; null for one that does not exist.
 */
export type PageRequest = {
  pathname: string;
  search: string;
  registry: Registry;
  config: SiteConfig;
  canaries: Canaries;
  theme: ThemeChoice;
  version: string;
  language: string;
  titles: PageTranslations['titles'] | null;
  isTranslated: boolean;
  files: Record<string, string | null>;
};

/** Returns the services of a page that never changes: nothing loads, and nobody is notified. */
export function createServerShell(
  { registry, config, canaries, version, titles }: PageRequest,
  Screen: ComponentType,
): Shell {
  return {
    live: { current: () => registry, subscribe: () => doNothing, update: doNothing },
    config,
    version,
    canaries,
    rendered: null,
    translations: createSignal<Translations | null>(titles && { titles, load: never }),
    switchLanguage: never,
    deferred: notLoaded(),
    renderedParts: loaded({ ThemePanel }),
    background: notLoaded(),
    app: { installOffer: () => null, bytes: never, keep: never, remove: never },
    loader: {
      preferred: ({ first }) => first,
      ready: ({ first }) => ({ Screen, release: first.release }),
      load: never,
      cancel: doNothing,
      crash: () => false,
      startedReleases: () => [],
      discard: () => false,
    },
    preload: doNothing,
    report: doNothing,
    ownRoutes: own.routes,
    ownScreens: { ready: () => Screen, load: never },
  };
}

/** Returns parts that never load. */
const notLoaded = <Parts>(): Deferred<Parts> => ({
  parts: createSignal<Parts | null>(null),
  load: never,
  prepare: doNothing,
});

/** Returns a promise that React reads without waiting. */
const loaded = <T>(value: T): Promise<T> => Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

/** Returns the state of a page that nobody has touched. */
export function createServerPageState(theme: ThemeChoice): PageState {
  return {
    theme: { choice: createSignal(theme), choose: doNothing },
    unsaved: { isHeld: createSignal(false), hold: () => doNothing },
    cartCount: createSignal(0),
    scroll: { follow: doNothing, positionOf: () => 0 },
    ...createAnnouncements(),
  };
}

const SIGNED_OUT: SessionState = { status: 'signed-out', hasEnded: false };

/** The session of a visitor without an account: pages with another one are not rendered here. */
export const SERVER_SESSION: SessionSource = {
  current: () => SIGNED_OUT,
  subscribe: () => doNothing,
  retry: doNothing,
  acknowledge: doNothing,
  signOut: never,
  accounts: never,
};

function doNothing(): void {
  // Nothing happens in a page that is being rendered.
}

function never(): Promise<never> {
  return Promise.reject(new Error('Nothing loads while a page is rendered.'));
}
