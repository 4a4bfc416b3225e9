import { useEffect, useState, useSyncExternalStore } from 'react';
import { useUser } from '@lectern/shared/host';
import { loadSolution, saveSolution, unsavedSolution } from './data';
import { SolutionSession } from './SolutionSession';

/** Edits the solution of a lesson while the component is shown. Mount another component for another lesson. */
export function useSolution(courseId: string, lessonId: string) {
  const uid = useUser()?.uid ?? '';
  const [session] = useState(
    () =>
      new SolutionSession({
        load: () => loadSolution(courseId, lessonId),
        save: (solution) => saveSolution(courseId, lessonId, solution),
        unsaved: unsavedSolution(uid, courseId, lessonId),
      }),
  );
  useEffect(() => session.start(), [session]);
  const { change, retry, settle } = session;
  return { ...useSyncExternalStore(session.subscribe, session.getState), change, retry, settle };
}
