import { connect, type AddressInfo } from 'node:net';
import type { LightMyRequestResponse } from 'fastify';
import { createGateway, type Gateway, type GatewayOptions } from './createGateway';
import { createSiteFixture, fixtureConfig, type SiteFixture } from '../../tests/fixtures/gatewaySite';

/** For tests: a gateway with its own site, created before and removed after each test of the file. */
export type GatewayTestBed = {
  site: SiteFixture;
  gateway: Gateway;
  /** Replaces the gateway with one with these options, and loads the newest revision. */
  open(options?: Partial<GatewayOptions>): Promise<void>;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Sends a raw request line, without a client that normalizes the path; resolves to the whole response. */
  overSocket(line: string): Promise<string>;
};

/** Registers the hooks of a test file and returns its test bed. */
export function prepareGateway(): GatewayTestBed {
  const testBed = {
    open: async (options: Partial<GatewayOptions> = {}) => {
      testBed.gateway = createGateway({ home: testBed.site.home, config: fixtureConfig, port: 0, ...options });
      await testBed.gateway.load();
    },
    get: (url: string, headers: Record<string, string> = {}) => testBed.gateway.app.inject({ url, headers }),
    overSocket: (line: string) => overSocket(testBed.gateway, line),
  } as GatewayTestBed;
  beforeEach(async () => {
    testBed.site = await createSiteFixture();
  });
  afterEach(async () => {
    await testBed.gateway.close();
    await testBed.site.remove();
  });
  return testBed;
}

async function overSocket(gateway: Gateway, line: string): Promise<string> {
  if (!gateway.app.server.listening) await gateway.listen();
  const { port } = gateway.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.end(`${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  let text = '';
  for await (const part of socket) text += String(part);
  return text;
}
