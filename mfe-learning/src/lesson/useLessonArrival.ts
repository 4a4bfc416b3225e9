import { useEffect, useRef, useState } from 'react';
import { useHost } from '@lectern/shared/host';

/**
 * What happens when another lesson is opened on the same screen: its title is said, and the heading takes the focus if what had it went away with the lesson
 * before. True from then on: the visitor has chosen, so the video may begin by itself.
 */
export function useLessonArrival(lessonId: string, title: string): boolean {
  const { announce } = useHost();
  const [first] = useState(lessonId);
  const [hasMoved, setMoved] = useState(false);
  const said = useRef(lessonId);
  if (lessonId !== first && !hasMoved) setMoved(true);
  useEffect(() => {
    if (said.current === lessonId) return;
    said.current = lessonId;
    announce(title);
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [announce, lessonId, title]);
  return hasMoved;
}
