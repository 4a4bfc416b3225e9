/** Platforms with an installation guide. */
export const PLATFORMS = ['ios', 'android', 'desktop', 'mac', 'firefox'] as const;

export type Platform = (typeof PLATFORMS)[number];

/**
 * Guesses the visitor's platform from the user agent; it only decides which guide is first. An iPad claims to be a Mac;
 * its `touchPoints` give it away.
 */
export function platformOf(userAgent: string, touchPoints: number): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1)) return 'ios';
  if (userAgent.includes('Android')) return 'android';
  if (userAgent.includes('Firefox/')) return 'firefox';
  if (/Chrome\/|Edg\//.test(userAgent)) return 'desktop';
  return userAgent.includes('Macintosh') ? 'mac' : 'desktop';
}
