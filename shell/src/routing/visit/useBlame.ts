import { useEffect, useRef } from 'react';
import { useShell } from '../../state/ShellContext';
import type { Visit } from './visit';

/**
 * Returns a function that contains a screen which has thrown while it was removed: the one before this visit at the
 * visit's first failure, its own at later ones.
 */
export function useBlame(visit: Visit): (failures: number) => void {
  const { loader } = useShell();
  const visits = useRef<{ current: Visit; before: Visit }>({ current: visit, before: visit });
  useEffect(() => {
    const { current } = visits.current;
    if (current.number !== visit.number) visits.current = { current: visit, before: current };
  }, [visit]);
  return (failures) => {
    const { current, before } = visits.current;
    const target = (failures > 1 ? current : before).route?.target;
    const loaded = target && loader.ready(target);
    if (loaded) loader.crash(target, loaded.release, 'render');
  };
}
