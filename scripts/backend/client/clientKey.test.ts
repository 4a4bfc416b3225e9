import Fastify from 'fastify';
import { clientKey, clientOf, trustHops } from './clientKey';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:4711', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::3:4:5:6', '2001:db8:0:0::/64'],
  ['2001:db8::2:3:4:5:6', '2001:db8:0:2::/64'],
  ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the address %s belongs to the client %s', (address, client) => {
  expect(clientKey(address)).toBe(client);
});

test.each(['', 'unknown', '999.1.1.1', '2001:db8:::1', 'evil" client'])('%j is no address', (address) => {
  expect(clientKey(address)).toBeNull();
});

const seenFrom = async (hops: number, forwarded?: string): Promise<string> => {
  const app = Fastify({ trustProxy: trustHops(hops) });
  app.get('/', (request) => clientOf(request));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const { body } = await app.inject({ url: '/', remoteAddress: '10.0.0.1', headers });
  await app.close();
  return body;
};

test.each([
  [0, '198.51.100.1', '10.0.0.1'],
  [1, undefined, '10.0.0.1'],
  [1, '198.51.100.1', '198.51.100.1'],
  [1, '1.1.1.1, 2.2.2.2, 198.51.100.1', '198.51.100.1'],
  [2, '1.1.1.1, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
  [2, '2001:db8:1:2::7, 10.0.0.2', '2001:db8:1:2::/64'],
  [1, '198.51.100.1, unknown', '10.0.0.1'],
  [1, '198.51.100.1:4711', '198.51.100.1'],
])('with %s trusted hops, X-Forwarded-For: %s is the client %s', async (hops, forwarded, client) => {
  expect(await seenFrom(hops, forwarded)).toBe(client);
});

test('forged addresses at the left never make another client', async () => {
  const clients = new Set<string>();
  for (let n = 0; n < 200; n += 1) clients.add(await seenFrom(1, `10.9.${n >> 4}.${n & 15}, 198.51.100.1`));
  expect([...clients]).toEqual(['198.51.100.1']);
});
