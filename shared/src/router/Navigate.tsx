import { useEffect } from 'react';
import { createPath, useNavigate, useResolvedPath, type NavigateOptions, type To } from 'react-router-dom';

/** Navigates to `to` as soon as it is rendered. With `replace` the current address leaves the history. */
export function Navigate({ to, replace, state }: Pick<NavigateOptions, 'replace' | 'state'> & { to: To }): null {
  const navigate = useNavigate();
  const path = createPath(useResolvedPath(to));
  useEffect(() => void navigate(path, { replace, state: state as unknown }), [navigate, path, replace, state]);
  return null;
}
