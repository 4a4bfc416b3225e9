import { Agent, request } from 'node:http';

/** Result of a request: the status, 0 for a broken connection, and milliseconds to its last byte. */
export type Outcome = { status: number; ms: number; text: string };

/** A request of a client; `address` is the client's IP address, as the trusted proxy reports it. */
export type ClientRequest = {
  url: string;
  address: string;
  agent?: Agent;
  method?: string;
  body?: string | Uint8Array;
  headers?: Record<string, string>;
};

/** Sends a request and reads the whole answer. Never rejects. */
export function send({ url, address, agent, method = 'GET', body, headers = {} }: ClientRequest): Promise<Outcome> {
  const before = performance.now();
  return new Promise((resolve) => {
    let text = '';
    const done = (status: number): void => resolve({ status, ms: performance.now() - before, text });
    const options = { agent, method, headers: { 'x-forwarded-for': address, 'accept-encoding': 'br', ...headers } };
    const sent = request(url, options, (response) => {
      response.on('data', (chunk: Buffer) => (text = text.length < 4_000 ? text + chunk.toString('latin1') : text));
      response.on('end', () => done(response.statusCode ?? 0));
      response.on('error', () => done(0));
    });
    sent.on('error', () => done(0));
    sent.end(body);
  });
}

/** Creates an agent whose connections stay open, at most `sockets` of them. */
export const keepAlive = (sockets: number): Agent => new Agent({ keepAlive: true, maxSockets: sockets });

/** Posts JSON. */
export const postJson = (base: ClientRequest, value: unknown): Promise<Outcome> =>
  send({
    ...base,
    method: 'POST',
    body: JSON.stringify(value),
    headers: { ...base.headers, 'content-type': 'application/json' },
  });
