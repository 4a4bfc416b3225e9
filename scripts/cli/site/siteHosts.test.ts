import { networkInterfaces } from 'node:os';
import { siteHosts } from './siteHosts';

const local = { host: null };
const behindProxy = { host: null, origin: 'https://learn.example', trustProxy: 1 };
const everywhere = { host: '0.0.0.0' };
const named = { host: 'learn.lan' };

test.each([
  [local, 'localhost:4000'],
  [local, '127.0.0.1:4000'],
  [local, '[::1]:4000'],
  [local, 'LOCALHOST:8080'],
  [behindProxy, 'learn.example'],
  [behindProxy, 'Learn.Example.:443'],
  [behindProxy, 'localhost:4000'],
  [everywhere, 'localhost:4000'],
  [named, 'learn.lan:4000'],
])('%j answers for %s', (site, host) => {
  expect(siteHosts(site)(host)).toBe(true);
});

test.each([
  [local, 'rebound.example:4000'],
  [local, 'localhost.rebound.example'],
  [local, ''],
  [local, '['],
  [behindProxy, 'learn.example.other.example'],
  [behindProxy, 'other.example'],
  [behindProxy, '203.0.113.7'],
  [everywhere, 'other.example:4000'],
  [everywhere, '203.0.113.7:4000'],
  [named, 'other.lan:4000'],
])('%j does not answer for %s', (site, host) => {
  expect(siteHosts(site)(host)).toBe(false);
});

test('a site bound to every network answers for the addresses of the machine', () => {
  const addresses = Object.values(networkInterfaces()).flatMap((entries) => entries ?? []);
  for (const { address, family } of addresses)
    expect(siteHosts(everywhere)(`${family === 'IPv6' ? `[${address}]` : address}:4000`)).toBe(true);
});
