import { limitYoungGeneration } from '@lectern/backend/limits';
import type { Command } from 'commander';
import { createRequire } from 'node:module';
import { printFailure } from '../output/printFailure';
import { printResult } from '../output/printResult';
import { logLevelOf } from '../options/logLevel';
import { servedAddressOf, withAddress, withServices, type SiteOptions } from '../options/siteOptions';
import { homeOf, withExamples, withReleaseStore } from '../options/storeOptions';
import { UsageError } from '../options/UsageError';
import { closeOnSignal } from '../site/closeOnSignal';
import { exposureOf } from '../site/exposureOf';
import { readHostedConfig } from '../site/hostedConfig';
import { openHostedSite } from '../site/hostedSite';
import type { serveEmbedded } from '../site/serveEmbedded';

/** The embedded backend is loaded only where it is used: a gateway alone starts faster, and takes less memory. */
const load = createRequire(__filename);

type ServeOptions = SiteOptions & { hosted?: string; drain: string };

/**
 * Adds `lectern serve`: serves what is live in a store, without building or releasing. Runs until it is stopped; then
 * exits 0 after the requests in flight. Exit 1 for a store that another key than the trusted one has signed, 2 for an
 * unusable option or configuration, 3 without a site.
 */
export function addServeCommand(program: Command): void {
  const command = withAddress(
    program
      .command('serve')
      .description(
        'serve what is live in a store, without building: on hosted Firebase the gateway alone, else with the ' +
          'embedded backend of the home',
      ),
  );
  command.option(
    '--hosted <file>',
    'the configuration of a site on hosted Firebase, which needs no home folder (default: $LECTERN_HOSTED, a file or ' +
      'JSON; without one, the embedded backend)',
  );
  command.option(
    '--drain <seconds>',
    'after a signal to stop, go on serving for so long while /readyz is 503, until load balancers have noticed',
    '0',
  );
  withExamples(
    withReleaseStore(withServices(command)),
    'serve --hosted hosted.json --store s3://lectern/site-one --origin https://learn.example --trust-proxy',
    'serve --home /srv/lectern',
  ).action(serve);
}

async function serve(options: ServeOptions): Promise<void> {
  const hosted = options.hosted ?? process.env.LECTERN_HOSTED;
  const drainMs = drainOf(options.drain);
  limitYoungGeneration();
  if (hosted) await serveHosted(options, hosted, drainMs);
  else await (load('../site/serveEmbedded') as { serveEmbedded: typeof serveEmbedded }).serveEmbedded(options, drainMs);
}

/** Options of the embedded backend, which a hosted site has no use for. */
const EMBEDDED_ONLY = ['smtp', 'mailFrom', 'signIn', 'storagePerAccount', 'storagePerTeacher'] as const;

async function serveHosted(options: ServeOptions, source: string, drainMs: number): Promise<void> {
  const useless = EMBEDDED_ONLY.find((name) => options[name] !== undefined);
  if (useless !== undefined)
    throw new UsageError(
      `--${useless.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} is for the embedded backend.`,
      'Leave it out: mails are sent by "lectern process" and by Firebase, and ways to sign in belong into the file ' +
        'of --hosted.',
    );
  const hosted = await readHostedConfig(source);
  const address = await servedAddressOf(options);
  const home = (options.home ?? process.env.LECTERN_HOME) ? homeOf(options) : null;
  const onUntrusted = (error: unknown): void => process.exit(printFailure(error, options));
  const logLevel = logLevelOf(options.logLevel, process.env.LECTERN_LOG_LEVEL, 'info');
  const site = await openHostedSite({ ...address, home, hosted, logLevel, onUntrusted });
  closeOnSignal(() => site.close(drainMs));
  const { url } = site;
  const { projectId } = hosted.backend;
  const document = { url, store: address.stores.url, project: projectId, exposure: exposureOf(address) };
  printResult(options, document, [
    `Lectern serves ${address.stores.url} on ${url}, with the Firebase project ${projectId}.`,
    `It is ready once ${url}/readyz answers 200.`,
  ]);
}

function drainOf(text: string): number {
  if (/^\d{1,3}$/.test(text)) return Number(text) * 1_000;
  throw new UsageError(`--drain is "${text}".`, 'Give whole seconds, such as --drain 5.');
}
