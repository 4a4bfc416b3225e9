import { queryOptions } from '@lectern/shared/query';
import type { Caption } from '../mediaTracks';
import { parseVtt, type Cue } from './vtt';

/** The cues of one file of captions. Fails when it cannot be fetched or is no WebVTT; the video plays on without it. */
export const captionCues = (caption: Caption | undefined) =>
  queryOptions({
    queryKey: ['captions', caption?.url ?? ''],
    queryFn: async ({ signal }): Promise<Cue[]> => {
      if (!caption?.url) throw new Error('The captions are not there.');
      const answer = await fetch(caption.url, { signal });
      if (!answer.ok) throw new Error(`The captions were answered with ${answer.status}.`);
      return parseVtt(await answer.text());
    },
    enabled: caption !== undefined,
    staleTime: Infinity,
    retry: 1,
  });

/** The captions that best fit a wish: this very language, another form of it, the page's own, or the first. */
export function captionFor(captions: readonly Caption[], wished: string | null): Caption | undefined {
  const base = (tag: string): string => tag.split('-', 1)[0] ?? tag;
  const languages = [wished, document.documentElement.lang].filter((tag): tag is string => Boolean(tag));
  for (const language of languages) {
    const found =
      captions.find((caption) => caption.language === language) ??
      captions.find((caption) => base(caption.language) === base(language));
    if (found) return found;
  }
  return captions[0];
}
