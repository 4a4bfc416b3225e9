import { createContext, type ComponentType } from 'react';
import type { RemoteName, RouteDefinition, SiteConfig } from '../contract';

/** The signed-in person as every screen sees them. `roles` are the custom claims of their token. */
export type SessionUser = {
  uid: string;
  email: string;
  emailVerified: boolean;
  displayName: string;
  photoUrl: string | null;
  roles: readonly ('teacher' | 'admin')[];
};

/** The colour scheme: light, dark, or the system's. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** A live route and its owner (`shell` or a remote's name). */
export type LiveRoute = RouteDefinition & { owner: RemoteName };

/** The copy of the site on this device: the shell and the live releases, which then open without a network. */
export interface AppCopy {
  /**
   * Returns the browser's offer to install the site (`beforeinstallprompt`), if it was made before a screen listened
   * for it; otherwise null.
   */
  readonly installOffer: () => Event | null;
  /** Resolves to the size of the copy in bytes, before compression; null while there is no complete copy. */
  readonly bytes: () => Promise<number | null>;
  /**
   * Stores the live revision and each one that follows. Rejects when the browser cannot, the network fails, or storage
   * is full.
   */
  readonly keep: () => Promise<void>;
  /** Removes the copy, and stores nothing until `keep` is called. */
  readonly remove: () => Promise<void>;
}

/** Services that the shell provides to screens. A remote depends on nothing else of the shell. */
export interface Host {
  readonly user: SessionUser | null;
  readonly config: SiteConfig;
  /** All live routes, in no particular order. */
  readonly routes: readonly LiveRoute[];
  readonly theme: { readonly choice: ThemeChoice; readonly choose: (choice: ThemeChoice) => void };
  /** Languages of the site (BCP 47), and the switch to another one: it rejects when its texts can't be loaded. */
  readonly languages?: { readonly tags: readonly string[]; readonly choose: (language: string) => Promise<void> };
  /** Not-found page, shown by a screen for an address that matches its route but names nothing. */
  readonly NotFound: ComponentType;
  /** Sets the document's title to `<title> · Lectern`. */
  readonly setTitle: (title: string) => void;
  /** Announces `message` to screen readers once, politely. */
  readonly announce: (message: string) => void;
  /** Prevents the shell from reloading the page, or offering to, until the returned function is called. */
  readonly holdUnsaved: () => () => void;
  /** The copy of the site on this device. */
  readonly app: AppCopy;
  /** Requests the code of the screen at `href` before a visit. Links do so by themselves. */
  readonly prepare: (href: string) => void;
}

/** Context of the host. The shell provides it once, around everything that it renders. */
export const HostContext = createContext<Host | null>(null);
