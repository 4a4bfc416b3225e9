import type { FastifyReply } from 'fastify';
import {
  TRUSTED_TYPES_POLICY,
  type Asset,
  type BackendConfig,
  type Channel,
  type Registry,
} from '@lectern/shared/contract';

const HOSTED_CONNECT = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  'https://firebasestorage.googleapis.com',
];
const HOSTED_MEDIA = ['https://firebasestorage.googleapis.com'];

/**
 * Inputs of a page's content security policy: the backend, the hashes of its inline styles and of the gateway's own
 * inline script, if it has one, and the origins of releases that other servers host.
 */
export type PagePolicy = {
  backend: BackendConfig;
  styleHashes: string[];
  scriptHashes?: string[];
  assetOrigins: string[];
};

/** Returns the pages' content security policy: no other inline scripts, no eval, no foreign scripts, no framing. */
export function pagePolicy({ backend, styleHashes, scriptHashes = [], assetOrigins }: PagePolicy): string {
  const hosted = backend.kind === 'hosted';
  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashSources(scriptHashes), ...assetOrigins],
    'style-src': ["'self'", ...hashSources(styleHashes), ...assetOrigins],
    'connect-src': ["'self'", 'blob:', ...assetOrigins, ...(hosted ? HOSTED_CONNECT : [])],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'media-src': ["'self'", 'blob:', ...(hosted ? HOSTED_MEDIA : [])],
    'font-src': ["'self'", ...assetOrigins],
    'frame-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Each release creates its own policy of this name.
    'trusted-types': [TRUSTED_TYPES_POLICY, "'allow-duplicates'"],
  });
}

/**
 * Policy of an HTML file in a bundle, such as the code editor's preview: it may run any script, but is isolated from
 * the site and the network.
 */
export const FRAME_POLICY = policy({
  sandbox: ['allow-scripts'],
  'default-src': ["'none'"],
  'script-src': ["'unsafe-inline'", "'unsafe-eval'"],
  'style-src': ["'unsafe-inline'", 'data:'],
  'img-src': ['data:', 'blob:', 'https:'],
  'font-src': ['data:', 'https:'],
  'media-src': ['data:', 'blob:', 'https:'],
  'connect-src': ["'none'"],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'self'"],
});

/**
 * Policy of an HTML file in a bundle's `frames` folder, such as the page that displays a book. Only scripts of the
 * site's bundles run. What they display may use its own styles, and pictures, fonts and sound that it contains: no
 * request leaves the frame.
 */
export const SEALED_FRAME_POLICY = policy({
  sandbox: ['allow-scripts'],
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'worker-src': ['blob:'],
  'style-src': ["'unsafe-inline'", 'blob:'],
  'img-src': ['data:', 'blob:'],
  'font-src': ['data:', 'blob:'],
  'media-src': ['data:', 'blob:'],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'self'"],
});

/** Policy of all other responses: nothing runs if a browser displays one as a page. */
export const INERT_POLICY = policy({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], sandbox: [] });

const DEFAULTS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': [
    'camera',
    'microphone',
    'geolocation',
    'payment',
    'usb',
    'serial',
    'hid',
    'midi',
    'display-capture',
    'browsing-topics',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * Returns the headers of every response whose route does not set them. `secure` is true for a visitor connected over
 * TLS.
 */
export function defaultHeaders(secure: boolean): Record<string, string> {
  return secure ? { ...DEFAULTS, 'strict-transport-security': 'max-age=31536000' } : DEFAULTS;
}

/**
 * Adds the default headers that the route has not set. Also adds the inert policy, except to scripts and to replies
 * with a policy of their own.
 */
export function secureReply(reply: FastifyReply, secure: boolean): void {
  for (const [name, value] of Object.entries(defaultHeaders(secure)))
    if (!reply.hasHeader(name)) void reply.header(name, value);
  // A worker runs under the policy of its script's response: the inert policy would stop it.
  const isScript = String(reply.getHeader('content-type') ?? '').startsWith('text/javascript');
  if (!isScript && !reply.hasHeader('content-security-policy'))
    void reply.header('content-security-policy', INERT_POLICY);
}

/** Returns the origins of live releases that other servers host. */
export function assetOriginsOf(registry: Registry): string[] {
  const assets = [
    ...releasesOf(registry.shell).flatMap((release) => [
      ...release.assets.js,
      ...release.assets.css,
      ...screenAssets(release),
    ]),
    ...Object.values(registry.remotes)
      .flatMap(releasesOf)
      .flatMap((release) => [release.entry, ...screenAssets(release)]),
  ];
  return [...new Set(assets.filter((asset) => !asset.url.startsWith('/')).map((asset) => new URL(asset.url).origin))];
}

function releasesOf<R>({ stable, fallback, canary }: Channel<R>): R[] {
  return [stable, ...(fallback ? [fallback] : []), ...(canary ? [canary.release] : [])];
}

function screenAssets(release: { routes: { assets: { js: Asset[]; css: Asset[] } }[] }): Asset[] {
  return release.routes.flatMap(({ assets }) => [...assets.js, ...assets.css]);
}

const hashSources = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`);

function policy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
