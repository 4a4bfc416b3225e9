import { useEffect } from 'react';
import { createPath, useNavigate, useResolvedPath, type NavigateOptions, type To } from 'react-router-dom';

/** Goes to the address `to` as soon as it is shown; `replace` leaves no way back to the address that showed it. */
export function Navigate({ to, replace, state }: Pick<NavigateOptions, 'replace' | 'state'> & { to: To }): null {
  const navigate = useNavigate();
  const path = createPath(useResolvedPath(to));
  useEffect(() => void navigate(path, { replace, state: state as unknown }), [navigate, path, replace, state]);
  return null;
}
