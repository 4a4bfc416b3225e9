import Fastify from 'fastify';
import { findUntrustedProxy } from './untrustedProxy';

const finds = async (remoteAddress: string, headers: Record<string, string>): Promise<boolean> => {
  const app = Fastify();
  const onFound = jest.fn();
  findUntrustedProxy(app, onFound);
  app.get('/', () => 'page');
  for (let request = 0; request < 3; request += 1) await app.inject({ url: '/', remoteAddress, headers });
  await app.close();
  expect(onFound.mock.calls.length).toBeLessThanOrEqual(1);
  return onFound.mock.calls.length === 1;
};

const FORWARDED = { 'x-forwarded-for': '203.0.113.9' };

test.each([
  ['127.0.0.1', FORWARDED],
  ['::1', { forwarded: 'for=203.0.113.9' }],
  ['::ffff:10.1.2.3', { 'x-real-ip': '203.0.113.9' }],
  ['172.31.0.1', FORWARDED],
  ['fd00::1', FORWARDED],
  ['fe80::1%eth0', FORWARDED],
])('a request of %s with %j shows a proxy, once a minute', async (address, headers) => {
  expect(await finds(address, headers)).toBe(true);
});

test.each([
  ['127.0.0.1', {}],
  ['203.0.113.9', FORWARDED],
  ['172.32.0.1', FORWARDED],
  ['2001:db8::1', FORWARDED],
])('a request of %s with %j shows none', async (address, headers) => {
  expect(await finds(address, headers)).toBe(false);
});
