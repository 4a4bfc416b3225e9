const TIME = /^(?:(\d{1,3}):)?([0-5]?\d):([0-5]?\d)(?:[.,](\d{1,3}))?$/;

/**
 * Parses a time as WebVTT, SubRip or a person writes it, such as `1:02:03.5`, `00:02,500` or `7:30`. Returns
 * milliseconds, or null.
 */
export function parseTime(text: string): number | null {
  const [, hours = '0', minutes = '', seconds = '', fraction = ''] = TIME.exec(text.trim()) ?? [];
  if (minutes === '') return null;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'));
}

/** Writes milliseconds as WebVTT does: `00:02.500`, from one hour on `1:00:02.500` with two digits for the hours. */
export function formatTime(ms: number): string {
  const whole = Math.max(0, Math.round(ms));
  const pad = (value: number, digits = 2): string => String(value).padStart(digits, '0');
  const hours = Math.floor(whole / 3_600_000);
  const rest = `${pad(Math.floor(whole / 60_000) % 60)}:${pad(Math.floor(whole / 1000) % 60)}.${pad(whole % 1000, 3)}`;
  return hours > 0 ? `${pad(hours)}:${rest}` : rest;
}
