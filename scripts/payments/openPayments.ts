import { createRequire } from 'node:module';
import type { FastifyPluginAsync } from 'fastify';
import type { Backend, Exposure } from '@lectern/backend';
import { createProcessor, embeddedDocuments, RetryLater, type Processor } from '../processing';
import { paymentHandlers } from './handlers';
import type { PaymentProvider } from './provider/paymentProvider';
import type { createStripeProvider, StripeOptions } from './provider/stripeProvider';
import { paymentRoutes } from './routes';
import type { PaymentServices } from './services';
import { chooseProvider, readSeller, type ProviderChoice } from './settings';
import { sweep, type SweepResult } from './sweep';
import { createTestProvider, testDeliveries } from './test/testProvider';

/** Options of payments. `origin` is the site's own address. `home` holds `config/seller.json`. */
export type PaymentsOptions = {
  home: string;
  exposure: Exposure;
  origin: string;
  report: (message: string) => void;
  /** Default: the environment of the process. */
  environment?: Record<string, string | undefined>;
  /** Replaces Stripe's address, for tests. */
  stripeApi?: StripeOptions['api'];
  now?: () => Date;
  /** Polling interval for writes of other processes, in milliseconds. Default: that of processors. */
  pollMs?: number;
};

/** Services of a project that payments use: documents, accounts and mails. */
export type PaymentsHost = Pick<PaymentServices, 'documents' | 'findAccount' | 'sendMail'>;

/** Payments of one site. */
export type Payments = {
  kind: ProviderChoice['kind'];
  /** The webhook or the test page, at full paths: register it without a prefix. */
  plugin: FastifyPluginAsync;
  services: PaymentServices;
  processor: Processor;
  /** Starts to answer documents, and to ask the provider for events that never came. */
  start(): Promise<void>;
  sweep(options?: { all?: boolean }): Promise<SweepResult>;
  stop(): Promise<void>;
};

/** Events that are missing after this time are asked for, and again each time it has passed. */
const SWEEP_MS = 60_000;

/** Opens the payments of a site with an embedded backend; see `openPaymentsOn`. */
export function openPayments(backend: Backend, options: PaymentsOptions): Promise<Payments> {
  const host: PaymentsHost = {
    documents: embeddedDocuments(backend),
    findAccount: (uid) => {
      const account = backend.auth.admin.getAccount(uid);
      return Promise.resolve(account && { name: account.displayName ?? '', email: account.email });
    },
    // A receipt, and the code of a gift, are owed to whoever has paid for them.
    sendMail: (mail) => Promise.resolve().then(() => backend.sendMail({ ...mail, outlivesAccount: true })),
  };
  return openPaymentsOn(host, options);
}

/**
 * Opens payments on any project; nothing runs before `start`. Rejects with PaymentSettingsError for a configuration
 * that can't take payments.
 */
export async function openPaymentsOn(host: PaymentsHost, options: PaymentsOptions): Promise<Payments> {
  const { exposure, report, pollMs, environment = process.env } = options;
  const choice = chooseProvider(environment, exposure);
  const services = await createServices(host, options, choice);
  const handlers = [...paymentHandlers(services), ...(choice.kind === 'test' ? [testDeliveries(services)] : [])];
  const processor = createProcessor({
    name: 'payments',
    documents: services.documents,
    handlers,
    report,
    ...(pollMs === undefined ? {} : { pollMs }),
  });
  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> | null = null;
  const sweepOnce = async (): Promise<void> => {
    await sweep(services, { olderThanMs: SWEEP_MS }).catch((error: unknown) => {
      if (!(error instanceof RetryLater)) report(`The sweep of payments failed: ${String(error)}`);
    });
  };
  /** A sweep that takes longer than its interval is not followed by another one at once. */
  const sweepQuietly = (): void => void (sweeping ??= sweepOnce().finally(() => (sweeping = null)));
  return {
    kind: choice.kind,
    plugin: paymentRoutes(services),
    services,
    processor,
    async start() {
      await processor.start();
      timer = setInterval(sweepQuietly, SWEEP_MS).unref();
      sweepQuietly();
    },
    sweep: (sweepOptions) => sweep(services, sweepOptions),
    async stop() {
      clearInterval(timer);
      await sweeping;
      await processor.stop();
    },
  };
}

async function createServices(
  host: PaymentsHost,
  { home, exposure, origin, report, stripeApi, now = () => new Date() }: PaymentsOptions,
  choice: ProviderChoice,
): Promise<PaymentServices> {
  const { documents } = host;
  const provider = createProvider();
  return {
    ...host,
    provider,
    settings: await readSeller(home, choice.kind),
    isOwnUrl: (url) => isOwnUrl(url, origin, exposure),
    siteUrl: origin,
    now,
    report,
  };

  function createProvider(): PaymentProvider | null {
    if (choice.kind === 'none') return null;
    if (choice.kind === 'test') return createTestProvider(documents, now);
    // Loaded only where it is used: the SDK is large.
    const load = createRequire(__filename);
    const { createStripeProvider: create } = load('./provider/stripeProvider') as {
      createStripeProvider: typeof createStripeProvider;
    };
    return create({ ...choice, ...(stripeApi ? { api: stripeApi } : {}) });
  }
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A local site is reached by every name of this machine, and through proxies on other ports. */
function isOwnUrl(url: string, origin: string, exposure: Exposure): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, origin: found } = new URL(url);
  if (found === new URL(origin).origin) return true;
  return exposure === 'local' && protocol === 'http:' && LOOPBACK.has(hostname);
}
