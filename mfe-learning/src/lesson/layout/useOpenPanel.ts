import { useNavigate, useSearchParams } from '@lectern/shared/router';
import type { PanelId } from './LessonLayout';

/** Returns a function that selects a lesson's tab and moves the focus to its panel. */
export function useOpenPanel(): (id: PanelId) => void {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return (id) => {
    const next = new URLSearchParams(query);
    next.set('tab', id);
    void navigate({ search: next.toString() }, { replace: true, preventScrollReset: true });
    focusWhenRendered(`tab-${id}-panel`);
  };
}

/** Maximum number of frames to wait for a panel: two seconds at 60 frames per second. */
const MAX_FRAMES = 120;

/** Focuses an element once it is rendered, unless the person has moved the focus in the meantime. */
function focusWhenRendered(id: string): void {
  const before = document.activeElement;
  let frames = MAX_FRAMES;
  const check = (): void => {
    if (document.activeElement !== before && document.activeElement !== document.body) return;
    const element = document.getElementById(id);
    if (element) element.focus();
    else if ((frames -= 1) > 0) requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}
