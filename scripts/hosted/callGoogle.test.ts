import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RetryLater } from '../processing';
import { createCaller } from './callGoogle';

let proxy: Server;
beforeEach(() => {
  proxy = createServer((_request, response) => response.end('<html>Sign in to this network</html>'));
});
afterEach(() => {
  proxy.close();
  proxy.closeAllConnections();
});

test('the page of a proxy in between is no answer: the call is repeated later', async () => {
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${String((proxy.address() as AddressInfo).port)}`;
  const call = createCaller({ get: () => Promise.resolve('token'), drop: () => undefined }, 'site@project.example');
  const error: unknown = await call(`http://${host}/v1/x`).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RetryLater);
  expect((error as Error).message).toContain(host);
});
