/** Returns the microseconds since 1970 of a timestamp of the protocol; finer parts are cut off. */
export function microsOf(timestamp: string): number {
  const [, seconds = '', fraction = ''] = /^([^.]+?)(?:\.(\d+))?Z$/.exec(timestamp) ?? [];
  return Date.parse(`${seconds}Z`) * 1000 + Number(fraction.slice(0, 6).padEnd(6, '0'));
}

/** Returns the timestamp of microseconds since 1970, such as `2026-11-22T19:40:34.123456Z`. */
export function timestampOf(micros: number): string {
  const seconds = new Date(Math.floor(micros / 1e6) * 1000).toISOString().slice(0, 19);
  return `${seconds}.${String(micros % 1e6).padStart(6, '0')}Z`;
}
