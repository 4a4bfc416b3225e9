import { useEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@lectern/shared/query';

/** A course as the site's search answers it. */
export type SuggestedCourse = { id: string; slug: string; title: string; teacherName: string };

const MOST = 6;
/** How long nothing is typed before the site is asked, in milliseconds. */
const PAUSE = 120;

/** The best courses for some words, asked of the site a moment after they were typed; none while it cannot be asked. */
export function useSuggestedCourses(words: string): readonly SuggestedCourse[] {
  const asked = useSettled(words, PAUSE);
  const { data } = useQuery({
    queryKey: ['search', 'suggestions', asked],
    queryFn: ({ signal }) => fetchSuggestedCourses(asked, signal),
    enabled: asked !== '' && words !== '',
    placeholderData: keepPreviousData,
    networkMode: 'always',
    retry: false,
    staleTime: 60_000,
  });
  return words === '' ? [] : (data ?? []);
}

/** Asks the site's search for the best courses. Rejects when it does not answer in its form. */
async function fetchSuggestedCourses(words: string, signal: AbortSignal): Promise<SuggestedCourse[]> {
  const response = await fetch(`/api/search?${new URLSearchParams({ q: words, limit: String(MOST) }).toString()}`, {
    signal,
  });
  if (!response.ok) throw new Error(`The search answered ${String(response.status)}.`);
  const answer: unknown = await response.json();
  if (typeof answer !== 'object' || answer === null || !('courses' in answer) || !Array.isArray(answer.courses))
    throw new Error('The search answered in another form.');
  return answer.courses.filter(isSuggestedCourse).slice(0, MOST);
}

function isSuggestedCourse(value: unknown): value is SuggestedCourse {
  if (typeof value !== 'object' || value === null) return false;
  const { id, slug, title, teacherName } = value as Record<string, unknown>;
  return [id, slug, title, teacherName].every((field) => typeof field === 'string');
}

/** The value once it has stayed the same for `pause` milliseconds. */
function useSettled(value: string, pause: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
