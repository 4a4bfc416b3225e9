import type { VideoMetadata } from '../upload';

/** Time in which a browser must read the metadata of a video, in milliseconds. */
const LIMIT = 20_000;
/** Position, in seconds, behind the end of every film. */
const FAR = 1e7;

/**
 * Reads length and size of a film with the browser's own player. Rejects with an Error of `message` when the browser
 * can't play it.
 */
export async function readVideoMetadata(file: Blob, message: string): Promise<VideoMetadata> {
  const video = document.createElement('video');
  video.preload = 'metadata';
  video.muted = true;
  const address = URL.createObjectURL(file);
  try {
    await event(video, 'loadedmetadata', () => {
      video.src = address;
    });
    // A recording of a browser does not know its length until its end has been looked for.
    if (!Number.isFinite(video.duration))
      await event(video, 'durationchange', () => {
        video.currentTime = FAR;
      });
    const { duration, videoWidth: width, videoHeight: height } = video;
    if (!Number.isFinite(duration) || duration <= 0 || width === 0) throw new Error('The film has no pictures.');
    return { durationSec: Math.max(1, Math.round(duration)), width, height };
  } catch (error) {
    throw new Error(message, { cause: error });
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  }
}

function event(video: HTMLVideoElement, name: string, begin: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No ${name} in time.`)), LIMIT);
    const end = (settle: () => void) => (): void => {
      clearTimeout(timer);
      settle();
    };
    video.addEventListener(name, end(resolve), { once: true });
    const fail = (): void => reject(new Error(video.error?.message ?? 'The film could not be read.'));
    video.addEventListener('error', end(fail), { once: true });
    begin();
  });
}

/** Longest side of a poster, in pixels: wide enough for a screen, small enough for a phone. */
const POSTER_SIDE = 1280;

/** Resolves to the frame that a player shows, as a JPEG; null when the browser does not give it. */
export async function frameOf(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0 || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return null;
  const scale = Math.min(1, POSTER_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: Math.round(width * scale), height: Math.round(height * scale) });
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  try {
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  } catch {
    // Pictures of another origin may be shown, not read.
    return null;
  }
}
