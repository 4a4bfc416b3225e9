/** The devices for which there are instructions. */
export const PLATFORMS = ['ios', 'android', 'desktop', 'mac', 'firefox'] as const;

export type Platform = (typeof PLATFORMS)[number];

/**
 * The visitor's device by what the browser says of itself. It decides only which instructions come first, so that a
 * wrong guess harms nobody. An iPad says that it is a Mac: `touchPoints` tells them apart.
 */
export function platformOf(userAgent: string, touchPoints: number): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1)) return 'ios';
  if (userAgent.includes('Android')) return 'android';
  if (userAgent.includes('Firefox/')) return 'firefox';
  if (/Chrome\/|Edg\//.test(userAgent)) return 'desktop';
  return userAgent.includes('Macintosh') ? 'mac' : 'desktop';
}
