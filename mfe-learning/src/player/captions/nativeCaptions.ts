import type { Cue } from '@lectern/shared/captions';

/**
 * Adds the captions as a hidden native track, shown where the video appears without the player: in full screen on a
 * phone. Returns a function that removes them. Does nothing in a browser without native tracks.
 */
export function addNativeCaptions(
  video: HTMLVideoElement | null,
  cues: readonly Cue[],
  { language, label }: { language: string; label: string },
): () => void {
  if (!video || typeof VTTCue === 'undefined' || typeof video.addTextTrack !== 'function') return () => undefined;
  // Tracks cannot be removed, so an existing one is reused.
  const track =
    [...video.textTracks].find((existing) => existing.language === language && existing.label === label) ??
    video.addTextTrack('captions', label, language);
  track.mode = 'hidden';
  for (const { startSec, endSec, text } of cues) track.addCue(new VTTCue(startSec, endSec, text));
  const listening = new AbortController();
  video.addEventListener(
    'webkitbeginfullscreen',
    () => {
      track.mode = 'showing';
    },
    { signal: listening.signal },
  );
  video.addEventListener(
    'webkitendfullscreen',
    () => {
      track.mode = 'hidden';
    },
    { signal: listening.signal },
  );
  return () => {
    listening.abort();
    for (const cue of [...(track.cues ?? [])]) track.removeCue(cue);
    track.mode = 'disabled';
  };
}
