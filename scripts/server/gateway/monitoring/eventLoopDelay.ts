import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Gauge, type Registry } from 'prom-client';

/** Milliseconds between two samples. */
const RESOLUTION_MS = 10;
const QUANTILES = [0.5, 0.99, 1];

/**
 * Adds the delay of this process's event loop to the metrics: how long a request waits for others' work, in seconds,
 * since the last reading. Call the result once, when the process serves no more.
 */
export function observeEventLoop(registry: Registry): () => void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  new Gauge({
    name: 'lectern_event_loop_delay_seconds',
    help: 'Time that a request waits for the work of others, since the last reading.',
    labelNames: ['quantile'],
    registers: [registry],
    collect() {
      for (const quantile of QUANTILES) {
        const milliseconds = delay.percentile(quantile * 100) / 1e6 - RESOLUTION_MS;
        this.set({ quantile: String(quantile) }, Math.max(0, milliseconds) / 1000);
      }
      delay.reset();
    },
  });
  return () => void delay.disable();
}
