import { useContext, useEffect } from 'react';
import { HostContext, type Host, type SessionUser } from './host';

/** What the shell gives to screens. Throws when the component is rendered outside the shell. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost() was called outside the shell. Render the screen with renderScreen() in tests.');
  return host;
}

/** The signed-in person, or null. */
export function useUser(): SessionUser | null {
  return useHost().user;
}

/**
 * Titles the document while the screen is shown; the route's own title holds until then. An empty title changes
 * nothing.
 */
export function useTitle(title: string): void {
  const { setTitle } = useHost();
  useEffect(() => {
    if (title) setTitle(title);
  }, [title, setTitle]);
}

/**
 * While `unsaved` is true the shell does not reload the page for a new version, and the browser asks before it leaves.
 */
export function useUnsavedChanges(unsaved: boolean): void {
  const { holdUnsaved } = useHost();
  useEffect(() => (unsaved ? holdUnsaved() : undefined), [unsaved, holdUnsaved]);
}
