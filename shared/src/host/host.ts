import { createContext, type ComponentType } from 'react';
import type { RemoteName, RouteFacts, SiteConfig } from '../contract';

/** The signed-in person as every screen sees them. `roles` are the custom claims of their token. */
export type SessionUser = {
  uid: string;
  email: string;
  emailVerified: boolean;
  displayName: string;
  photoUrl: string | null;
  roles: readonly ('teacher' | 'admin')[];
};

/** Light, dark, or as the system says. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** A route that is live, and who owns it (`shell` or a remote's name). */
export type LiveRoute = RouteFacts & { owner: RemoteName };

/** The site as it is kept on this device: the shell and the live releases, which then open without a network. */
export interface AppCopy {
  /**
   * The browser's offer to install the site (`beforeinstallprompt`), if it came before somebody listened; null where
   * there was none.
   */
  readonly installOffer: () => Event | null;
  /** The size in bytes of what is kept, before compression; null while nothing whole is kept. */
  readonly bytes: () => Promise<number | null>;
  /**
   * Keeps the live revision and each later one. Rejects when the browser cannot, or the network or the room ends
   * before.
   */
  readonly keep: () => Promise<void>;
  /** Removes it, and keeps nothing until `keep`. */
  readonly remove: () => Promise<void>;
}

/** What the shell gives to screens. It is the only thing that a remote knows of the shell. */
export interface Host {
  readonly user: SessionUser | null;
  readonly config: SiteConfig;
  /** Every route that is live now, in no order. */
  readonly routes: readonly LiveRoute[];
  readonly theme: { readonly choice: ThemeChoice; readonly choose: (choice: ThemeChoice) => void };
  /** Shown by a screen for an address that has its form but names nothing: the same answer as for an unknown path. */
  readonly NotFound: ComponentType;
  /** Sets the document's title to `<title> · Lectern`. */
  readonly setTitle: (title: string) => void;
  /** Speaks `message` to screen readers, politely, once. */
  readonly announce: (message: string) => void;
  /**
   * While any holder has not released its hold, the shell neither reloads the page nor asks to; returns the release.
   */
  readonly holdUnsaved: () => () => void;
  /** The site as an app of this device. */
  readonly app: AppCopy;
  /** Requests the code of the screen at `href` ahead of a visit. Links do so by themselves. */
  readonly prepare: (href: string) => void;
}

/** Set once, by the shell, around everything that it renders. */
export const HostContext = createContext<Host | null>(null);
