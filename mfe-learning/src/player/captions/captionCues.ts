import { whenIdle } from '@lectern/shared/idle';
import { queryOptions } from '@lectern/shared/query';
import { pageLanguage } from '@lectern/shared/text';
import type { Caption } from '../mediaTracks';
import type { Cue } from '@lectern/shared/captions';

/** Loads the parser once the browser is idle, or soon after: it would prolong the first render of the player. */
const parserWhenIdle = () =>
  new Promise<void>((done) => void whenIdle(done, { within: 400, otherwise: 0 })).then(
    () => import('../deferredParts'),
  );

/** Query of the cues in a caption file. Fails when the file does not load or is not WebVTT; the video still plays. */
export const captionCues = (caption: Caption | undefined) =>
  queryOptions({
    queryKey: ['captions', caption?.url ?? ''],
    queryFn: async ({ signal }): Promise<Cue[]> => {
      if (!caption?.url) throw new Error('The caption file has no address.');
      const [response, { parseVtt }] = await Promise.all([fetch(caption.url, { signal }), parserWhenIdle()]);
      if (!response.ok) throw new Error(`The caption file failed to load with status ${response.status}.`);
      return parseVtt(await response.text());
    },
    enabled: caption !== undefined,
    staleTime: Infinity,
    retry: 1,
  });

/**
 * Returns the captions in the preferred language or a variant of it, else in the page's language, else the first ones.
 * Undefined when there are none.
 */
export function captionFor(captions: readonly Caption[], preferred: string | null): Caption | undefined {
  const base = (tag: string): string => tag.split('-', 1)[0] ?? tag;
  const languages = [preferred, pageLanguage()].filter((tag) => tag !== null);
  for (const language of languages) {
    const found =
      captions.find((caption) => caption.language === language) ??
      captions.find((caption) => base(caption.language) === base(language));
    if (found) return found;
  }
  return captions[0];
}
