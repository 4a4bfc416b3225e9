import type { PlayedReason, PlayedSpan } from '../../data/playedSpan';
import { createPlayedStretch } from './playedStretch';

/**
 * Minimum time between two reports while playing, in milliseconds. With the pause between two `timeupdate` events it
 * stays below the promised five seconds.
 */
const REPORT_EVERY = 4_500;

/** Measures the played parts of a video. */
export type PlayedMeter = {
  /** Call it before setting `currentTime`, so that the report ends at the old position. */
  beforeSeek: () => void;
  /** Reports the rest with the reason `leave`, and stops measuring. */
  stop: () => void;
};

/**
 * Calls `report` with the played spans of `video`: every five seconds, on pause, before a seek, at the end, and when
 * the page is hidden or left.
 */
export function measurePlayed(video: HTMLVideoElement, report: (span: PlayedSpan) => void): PlayedMeter {
  const listening = new AbortController();
  const listen = (target: EventTarget, name: string, act: () => void): void =>
    target.addEventListener(name, act, { signal: listening.signal });
  const { advance, flush, cut, flushAndCut, isDue } = createReporter(video, report);
  const leave = (): void => {
    advance();
    flush('leave');
  };
  listen(video, 'playing', advance);
  listen(video, 'timeupdate', () => {
    advance();
    if (!video.paused && isDue()) flush('tick');
  });
  listen(video, 'seeking', cut);
  listen(video, 'seeked', () => {
    if (video.paused) flush('seek');
  });
  // A video also pauses at its end, which `ended` reports.
  listen(video, 'pause', () => {
    if (!video.ended) flushAndCut('pause');
  });
  listen(video, 'ended', () => flushAndCut('end'));
  listen(document, 'visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
  listen(window, 'pagehide', leave);
  return {
    beforeSeek: () => {
      advance();
      cut();
    },
    stop: () => {
      listening.abort();
      leave();
    },
  };
}

/** Extends the played stretch, and reports it. */
function createReporter(video: HTMLVideoElement, report: (span: PlayedSpan) => void) {
  const stretch = createPlayedStretch();
  let reportedAt = performance.now();
  const flush = (reason: PlayedReason): void => {
    reportedAt = performance.now();
    const { currentTime, duration } = video;
    const durationSec = Number.isFinite(duration) ? duration : 0;
    report({ ...stretch.take(currentTime), positionSec: currentTime, durationSec, reason });
  };
  return {
    flush,
    isDue: (): boolean => performance.now() - reportedAt >= REPORT_EVERY,
    advance: (): void => {
      if (!video.seeking && !video.paused) stretch.advance(video.currentTime);
    },
    /** After an unannounced seek `currentTime` is the new position, so the stretch ends at the last `timeupdate`. */
    cut: (): void => {
      if (!stretch.isEmpty()) flush('seek');
      stretch.cut();
    },
    flushAndCut: (reason: PlayedReason): void => {
      if (!video.seeking) stretch.advance(video.currentTime);
      flush(reason);
      stretch.cut();
    },
  };
}
