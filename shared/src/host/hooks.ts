import { useContext, useEffect } from 'react';
import { HostContext, type Host, type SessionUser } from './host';

/** Returns the host: the shell's services for screens. Throws when the component is rendered outside the shell. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost() was called outside the shell. Render the screen with renderScreen() in tests.');
  return host;
}

/** Returns the signed-in person, or null. */
export function useUser(): SessionUser | null {
  return useHost().user;
}

/**
 * Sets the document's title while the screen is shown; until then it is the route's. An empty title changes nothing.
 */
export function useTitle(title: string): void {
  const { setTitle } = useHost();
  useEffect(() => {
    if (title) setTitle(title);
  }, [title, setTitle]);
}

/**
 * Protects unsaved input while `unsaved` is true: the shell does not offer to reload, and the browser asks before
 * leaving.
 */
export function useUnsavedChanges(unsaved: boolean): void {
  const { holdUnsaved } = useHost();
  useEffect(() => (unsaved ? holdUnsaved() : undefined), [unsaved, holdUnsaved]);
}
