import type { FastifyPluginAsync } from 'fastify';
import { certificateRoutes, openKeys, signingHandler, warnOfMissingKeys } from '../certificates';
import { noticeWrites } from '../desk';
import { openPaymentsOn, type Payments, type PaymentsOptions } from '../payments';
import { createProcessor } from '../processing';
import { createAccessTokens } from './accessTokens';
import { createCaller } from './callGoogle';
import { deskHandlers } from './deskHandlers';
import { hostedAccounts } from './hostedAccounts';
import { hostedDocuments } from './hostedDocuments';
import { hostedFirestore } from './hostedFirestore';
import type { SendMail } from './mailSender';
import { replay, type HostedServices } from './replay';
import type { ServiceAccount } from './serviceAccount';

/** Options of the processors of a hosted site. `origin` is the site's own address. */
export type HostedOptions = Pick<PaymentsOptions, 'home' | 'origin' | 'report' | 'environment' | 'stripeApi'> & {
  account: ServiceAccount;
  sendMail: SendMail;
  /** Polling interval for new documents, in milliseconds. Default 5,000: nine small queries each. */
  pollMs?: number;
};

/** The processors of a hosted site. `plugin` has the webhook or the test payment page, and the keys of certificates. */
export type Hosted = {
  payments: Payments['kind'];
  plugin: FastifyPluginAsync;
  /** Checks key, permissions and indexes, and starts to answer documents. Rejects with a HostedError. */
  start(): Promise<void>;
  /** Resolves when everything that can be handled now is handled. */
  idle(): Promise<void>;
  stop(): Promise<void>;
};

const POLL_MS = 5_000;

/**
 * Opens payments, desk and certificates over hosted Firebase; nothing is asked before `start`. Emulators are used
 * instead of Google's services when `FIRESTORE_EMULATOR_HOST` and `FIREBASE_AUTH_EMULATOR_HOST` name them. Rejects with
 * PaymentSettingsError for a configuration that can't take payments, and with an Error for an unusable file of keys.
 */
export async function openHosted({ account, sendMail, ...options }: HostedOptions): Promise<Hosted> {
  const { report, origin, environment = process.env, pollMs = POLL_MS } = options;
  const services = hostedServices(account, environment);
  const { firestore, accounts } = services;
  const documents = hostedDocuments(firestore, account.projectId);
  const payments = await openPaymentsOn(
    { documents, findAccount: (uid) => findBuyer(accounts, uid), sendMail },
    { ...options, exposure: 'public', environment, pollMs },
  );
  const issuer = { origin: new URL(origin).origin, keys: await openKeys(options.home) };
  const handlers = [
    ...deskHandlers(services, { sendMail, siteUrl: origin, report }),
    signingHandler(documents, issuer, (notice, id) => replay(services, (desk) => noticeWrites(desk, notice, id))),
  ];
  const desk = createProcessor({ name: 'desk', documents, handlers, report, pollMs });
  return {
    payments: payments.kind,
    plugin: async (app) => {
      await app.register(payments.plugin);
      await app.register(certificateRoutes(issuer));
    },
    async start() {
      // One document and one account, so that a missing permission is found before a buyer waits.
      await documents.get('processing/payments');
      await accounts.find('nobody');
      await warnOfMissingKeys(documents, issuer.keys, report);
      await payments.start();
      await desk.start();
    },
    async idle() {
      await payments.processor.idle();
      await desk.idle();
    },
    async stop() {
      await Promise.all([payments.stop(), desk.stop()]);
    },
  };
}

async function findBuyer(accounts: HostedServices['accounts'], uid: string) {
  const found = await accounts.find(uid);
  return found && { name: found.displayName ?? '', email: found.email };
}

/** Returns the services of the account's project, or the emulators that the environment names. */
export function hostedServices(account: ServiceAccount, environment: NodeJS.ProcessEnv): HostedServices {
  const { projectId, email } = account;
  const call = createCaller(createAccessTokens(account), email);
  const { FIRESTORE_EMULATOR_HOST: store, FIREBASE_AUTH_EMULATOR_HOST: auth } = environment;
  const toolkit = 'identitytoolkit.googleapis.com';
  return {
    firestore: hostedFirestore(call, store ? `http://${store}` : 'https://firestore.googleapis.com', projectId),
    accounts: hostedAccounts(call, auth ? `http://${auth}/${toolkit}` : `https://${toolkit}`, projectId),
  };
}
