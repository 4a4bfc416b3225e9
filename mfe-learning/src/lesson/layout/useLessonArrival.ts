import { useEffect, useRef, useState } from 'react';
import { useHost } from '@lectern/shared/host';
import styles from './LessonLayout.module.css';

/**
 * What happens when another lesson is opened on the same screen: its title is said, its beginning is in view, and the
 * heading takes the focus if what had it went away with the lesson before. True from then on: the visitor has chosen,
 * so the video may begin by itself.
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
    showBeginning();
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [announce, lessonId, title]);
  return hasMoved;
}

/**
 * Scrolls to the top of the page unless the lesson begins in view, as a player does that stays there while the rest is
 * scrolled.
 */
function showBeginning(): void {
  const stage = document.querySelector(`.${styles.main} > :first-child`);
  if (stage && stage.getBoundingClientRect().top < 0) scrollTo({ top: 0, behavior: 'instant' });
}
