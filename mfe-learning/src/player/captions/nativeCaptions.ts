import type { Cue } from './vtt';

/**
 * Gives a video its captions as a track of the browser's own, hidden, for what shows a bare video: a phone's full
 * screen. Returns what takes them away again. A browser that has no such tracks goes without.
 */
export function addNativeCaptions(
  video: HTMLVideoElement | null,
  cues: readonly Cue[],
  { language, label }: { language: string; label: string },
): () => void {
  if (!video || typeof VTTCue === 'undefined' || typeof video.addTextTrack !== 'function') return () => undefined;
  // A track cannot be removed: the one of the same name is filled anew.
  const track =
    [...video.textTracks].find((known) => known.language === language && known.label === label) ??
    video.addTextTrack('captions', label, language);
  track.mode = 'hidden';
  for (const { startSec, endSec, text } of cues) track.addCue(new VTTCue(startSec, endSec, text));
  const end = new AbortController();
  video.addEventListener(
    'webkitbeginfullscreen',
    () => {
      track.mode = 'showing';
    },
    { signal: end.signal },
  );
  video.addEventListener(
    'webkitendfullscreen',
    () => {
      track.mode = 'hidden';
    },
    { signal: end.signal },
  );
  return () => {
    end.abort();
    for (const cue of [...(track.cues ?? [])]) track.removeCue(cue);
    track.mode = 'disabled';
  };
}
