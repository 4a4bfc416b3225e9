/** Resolves to the 99th percentile of the site's event loop delay since the last reading, in milliseconds. */
export async function readSiteDelay(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://localhost:${String(metricsPort)}/metrics`)).text();
  const [, seconds] = /^lectern_event_loop_delay_seconds\{quantile="0\.99"\} (\S+)$/m.exec(text) ?? [];
  return seconds === undefined ? NaN : Number(seconds) * 1000;
}
