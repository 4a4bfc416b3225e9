import type { PlayedReason, PlayedSpan } from '../playedSpan';
import { createPlayedStretch } from './playedStretch';

/**
 * How long played seconds are kept back, in milliseconds: less than the promised five seconds by more than the pause
 * between two `timeupdate`s.
 */
const TELL_EVERY = 4_500;

/** Measures what is played of one video. */
export type PlayedMeter = {
  /** Called before `currentTime` is set, so that what is told ends at the very place that is left. */
  beforeSeek: () => void;
  /** Tells what was played, with the reason `leave`, and measures no longer. */
  stop: () => void;
};

/**
 * Tells what is really played of `video`: every five seconds, on pause, before a seek, at the end, and when the page is
 * hidden or left.
 */
export function measurePlayed(video: HTMLVideoElement, tell: (span: PlayedSpan) => void): PlayedMeter {
  const tally = createPlayedStretch();
  let toldAt = performance.now();
  const flush = (reason: PlayedReason): void => {
    toldAt = performance.now();
    const { currentTime, duration } = video;
    tell({
      ...tally.take(currentTime),
      positionSec: currentTime,
      durationSec: Number.isFinite(duration) ? duration : 0,
      reason,
    });
  };
  const advance = (): void => {
    if (!video.seeking && !video.paused) tally.advance(video.currentTime);
  };
  const flushAndCut = (reason: PlayedReason): void => {
    if (!video.seeking) tally.advance(video.currentTime);
    flush(reason);
    tally.cut();
  };
  const leave = (): void => {
    advance();
    flush('leave');
  };
  const { listen, end } = listening();
  listen(video, 'playing', advance);
  listen(video, 'timeupdate', () => {
    advance();
    if (!video.paused && performance.now() - toldAt >= TELL_EVERY) flush('tick');
  });
  // When a seek was not announced its new place is in force already: what was played ends where the last `timeupdate`
  // saw it.
  const cut = (): void => {
    if (!tally.isEmpty()) flush('seek');
    tally.cut();
  };
  listen(video, 'seeking', cut);
  listen(video, 'seeked', () => {
    if (video.paused) flush('seek');
  });
  // At the end a video pauses as well: that is told once.
  listen(video, 'pause', () => {
    if (!video.ended) flushAndCut('pause');
  });
  listen(video, 'ended', () => flushAndCut('end'));
  onLeave(listen, leave);
  return {
    beforeSeek: () => {
      advance();
      cut();
    },
    stop: () => {
      end();
      leave();
    },
  };
}

type Listen = (target: EventTarget, name: string, act: () => void) => void;

function onLeave(listen: Listen, leave: () => void): void {
  listen(document, 'visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
  listen(window, 'pagehide', leave);
}

function listening(): { listen: Listen; end: () => void } {
  const controller = new AbortController();
  return {
    listen: (target, name, act) => target.addEventListener(name, act, { signal: controller.signal }),
    end: () => controller.abort(),
  };
}
