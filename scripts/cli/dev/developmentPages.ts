import escapeHtml from 'escape-html';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Registry, SiteConfig } from '@lectern/shared/contract';
import { messageOf } from '../../release';
import {
  assetOriginsOf,
  pagePolicy,
  parseTemplate,
  plainDescription,
  renderPage,
  type Template,
  viewOf,
} from '../../server';

/** Sources of a page: the registry with the local code, the template of its shell, and the site's configuration. */
export type PageSource = { registry: () => Registry; template: () => Promise<string>; config: SiteConfig };

/** Sends the page that the deployed site would send for this path if the local code were live there. */
export async function sendDevelopmentPage(
  source: PageSource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
  try {
    const registry = source.registry();
    const template = parseTemplate(await source.template());
    const view = viewOf(registry, new URL(request.url, 'http://localhost').pathname);
    void reply.header(
      'content-security-policy',
      developmentPolicy(source.config, registry, template, request.headers.host ?? 'localhost'),
    );
    return await reply.code(view.status).send(
      renderPage(template, { registry, config: source.config }, view, {
        description: plainDescription(view),
        origin: '',
        pointer: null,
      }),
    );
  } catch (error) {
    return reply
      .code(502)
      .header('content-security-policy', "default-src 'none'")
      .send(failurePage(messageOf(error)));
  }
}

/** Returns the deployed policy, extended by the WebSocket that announces edits. */
function developmentPolicy(
  { backend }: SiteConfig,
  registry: Registry,
  { styleHashes }: Template,
  host: string,
): string {
  const policy = pagePolicy({ backend, styleHashes, assetOrigins: assetOriginsOf(registry) });
  return policy.replace("connect-src 'self'", `connect-src 'self' ws://${host}`);
}

/** Returns a page that shows why rendering failed, and reloads every two seconds. */
function failurePage(message: string): string {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="2"><title>lectern dev</title>
<h1>This page can't be rendered</h1>
<pre>${escapeHtml(message)}</pre>
`;
}
