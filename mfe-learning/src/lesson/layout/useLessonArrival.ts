import { useEffect, useRef, useState } from 'react';
import { useHost } from '@lectern/shared/host';

/**
 * Announces the lesson, scrolls to its start and restores the focus when another lesson opens on the same screen. The
 * heading takes the focus if the focused element was removed with the previous lesson. Returns true from then on: the
 * visitor has chosen a lesson, so its video may start automatically.
 */
export function useLessonArrival(lessonId: string, title: string): boolean {
  const { announce } = useHost();
  const [first] = useState(lessonId);
  const [hasMoved, setMoved] = useState(false);
  const announced = useRef(lessonId);
  if (lessonId !== first && !hasMoved) setMoved(true);
  useEffect(() => {
    if (announced.current === lessonId) return;
    announced.current = lessonId;
    announce(title);
    scrollToStart();
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [announce, lessonId, title]);
  return hasMoved;
}

/** Scrolls to the top of the page unless the heading of the lesson is in view below the site's header. */
function scrollToStart(): void {
  const heading = document.querySelector('main h1');
  const header = document.querySelector('header');
  if (heading && heading.getBoundingClientRect().top < (header?.getBoundingClientRect().bottom ?? 0))
    scrollTo({ top: 0, behavior: 'instant' });
}
