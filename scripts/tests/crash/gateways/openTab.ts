import { setTimeout as wait } from 'node:timers/promises';

/** For tests: a tab that listens to the event stream and reconnects as a browser does. */
export type Tab = { serial(): number; reconnects(): number; close(): void };

/** Opens a tab on the site at `url`. */
export function openTab(url: string): Tab {
  const end = new AbortController();
  let serial = 0;
  let connections = 0;
  let retryMs = 3_000;
  const read = (text: string): void => {
    for (const [, name, value = ''] of text.matchAll(/^(data|retry): (.*)$/gm)) {
      if (name === 'retry') retryMs = Number(value);
      else serial = Math.max(serial, (JSON.parse(value) as { serial: number }).serial);
    }
  };
  const listen = async (): Promise<void> => {
    const response = await fetch(`${url}/events`, { signal: end.signal, headers: { accept: 'text/event-stream' } });
    if (!response.ok || response.body === null) throw new Error(`The stream answered ${String(response.status)}.`);
    const decoder = new TextDecoder();
    for await (const bytes of response.body) read(decoder.decode(bytes, { stream: true }));
  };
  const run = async (): Promise<void> => {
    while (!end.signal.aborted) {
      connections += 1;
      await listen().catch(() => undefined);
      await wait(retryMs, undefined, { signal: end.signal }).catch(() => undefined);
    }
  };
  void run();
  return { serial: () => serial, reconnects: () => Math.max(connections - 1, 0), close: () => end.abort() };
}
