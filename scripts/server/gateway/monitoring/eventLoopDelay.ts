import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Gauge, type Registry } from 'prom-client';

/** Milliseconds between two samples. The measured delay includes them, so they are subtracted. */
const RESOLUTION_MS = 10;
const QUANTILES = [0.5, 0.99, 1];

/**
 * Adds the delay of this process's event loop to the metrics: how long a request waits for other work to finish, in
 * seconds, since the metrics were last read. Returns a function that ends the measurement; call it at shutdown.
 */
export function observeEventLoop(registry: Registry): () => void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  new Gauge({
    name: 'lectern_event_loop_delay_seconds',
    help: 'Time that a request waits for the work of others, since the metrics were last read.',
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
