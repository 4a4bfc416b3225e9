import { useEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@lectern/shared/query';

/** A course in the site's answer; `category` is empty and `subcategory` null when they are unknown. */
export type SuggestedCourse = {
  id: string;
  slug: string;
  title: string;
  teacherName: string;
  category: string;
  subcategory: string | null;
};

const MAX = 6;
/** Pause in typing before the site is asked, in milliseconds. */
const PAUSE = 120;

/** Returns the best courses for the words, after a pause in typing; none when the site is unavailable. */
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

/** Fetches the best courses. Rejects when the search fails or its answer is malformed. */
async function fetchSuggestedCourses(words: string, signal: AbortSignal): Promise<SuggestedCourse[]> {
  const response = await fetch(`/api/search?${new URLSearchParams({ q: words, limit: String(MAX) }).toString()}`, {
    signal,
  });
  if (!response.ok) throw new Error(`The search answered ${String(response.status)}.`);
  const answer: unknown = await response.json();
  if (typeof answer !== 'object' || answer === null || !('courses' in answer) || !Array.isArray(answer.courses))
    throw new Error('The search answer is malformed.');
  return answer.courses.flatMap(suggestedCourse).slice(0, MAX);
}

/** Returns the course of an answer in a list, or no course for a malformed one. */
function suggestedCourse(value: unknown): SuggestedCourse[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, slug, title, teacherName, category, subcategory } = value as Record<string, unknown>;
  const topics = { category: textOr(category, ''), subcategory: textOr(subcategory, null) };
  return isText(id) && isText(slug) && isText(title) && isText(teacherName)
    ? [{ id, slug, title, teacherName, ...topics }]
    : [];
}

const isText = (value: unknown): value is string => typeof value === 'string';
const textOr = <T>(value: unknown, other: T): string | T => (isText(value) ? value : other);

/** Returns the value once it has been stable for `pause` milliseconds. */
function useSettled(value: string, pause: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
