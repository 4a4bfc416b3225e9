import { answerRequest } from './answerRequest';
import { signalWhile } from './signalWhile';
import { storeSite } from './storeSite';

declare const self: ServiceWorkerGlobalScope;

// Stored files are named by content and by revision, so one worker can take over from another at any moment.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      // Without it, pages load only a little later.
      await self.registration.navigationPreload.enable().catch(() => undefined);
      await self.clients.claim();
    })(),
  ),
);

self.addEventListener('fetch', (event) => {
  const answer = answerRequest(event);
  if (answer) event.respondWith(answer);
});

// A page sends `keep` for a new revision, and when the visitor asks to store the site: the first port receives the
// outcome, the second one signs of life before it.
self.addEventListener('message', (event) => {
  if (event.data !== 'keep') return;
  const [port, signs] = event.ports;
  event.waitUntil(
    signalWhile(storeSite(), signs).then(
      () => port?.postMessage({ isKept: true }),
      (error: unknown) => port?.postMessage({ isKept: false, problem: String(error) }),
    ),
  );
});
