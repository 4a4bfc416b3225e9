import { answerOf } from './answer';
import { keepSite } from './keepSite';

declare const self: ServiceWorkerGlobalScope;

// What it keeps is named by content and by revision, so one worker can take over from another at any moment.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      // A browser without it answers a little later.
      await self.registration.navigationPreload.enable().catch(() => undefined);
      await self.clients.claim();
    })(),
  ),
);

self.addEventListener('fetch', (event) => {
  const answer = answerOf(event);
  if (answer) event.respondWith(answer);
});

// A page asks for it when it has learned of a revision, and answers a person who wants the site kept: the port is told
// how that ended.
self.addEventListener('message', (event) => {
  if (event.data !== 'keep') return;
  const port = event.ports[0];
  event.waitUntil(
    keepSite().then(
      () => port?.postMessage({ isKept: true }),
      (error: unknown) => port?.postMessage({ isKept: false, problem: String(error) }),
    ),
  );
});
