import Fastify, { type FastifyError } from 'fastify';
import type { Command } from 'commander';
import { createMailSender, HostedError, openHosted, readServiceAccount, type Hosted } from '../../../hosted';
import { PaymentSettingsError } from '../../../payments';
import { mailDelivery } from '../../options/mailDelivery';
import { publicOrigin } from '../../options/publicOrigin';
import { homeOf, withStoreOptions, type StoreOptions } from '../../options/storeOptions';
import { UsageError } from '../../options/UsageError';
import { printProgress, printResult } from '../../output/printResult';
import { closeOnSignal } from '../../site/closeOnSignal';
import { requireFreePort } from '../../site/requireFreePort';

type ProcessOptions = StoreOptions & {
  firebase: string;
  origin?: string;
  port: string;
  host: string;
  smtp?: string;
  mailFrom?: string;
};

/** Adds `lectern process`: payments and decisions of a site on hosted Firebase. Runs until it is stopped. */
export function addProcessCommand(program: Command): void {
  const command = program
    .command('process')
    .description('answer checkouts and carry out decisions of a site on hosted Firebase, until it is stopped')
    .requiredOption('--firebase <file>', 'the JSON file with the key of a service account of the project')
    .option('--origin <url>', 'the address of the site, for links in mails (default: $LECTERN_ORIGIN)')
    .option('--port <number>', "the port of the payment service's webhook", '4080')
    .option('--host <name>', 'the address to listen on', '127.0.0.1')
    .option('--smtp <url>', 'the server that sends receipts and gift codes (default: $LECTERN_SMTP)')
    .option('--mail-from <sender>', "the sender of mails (default: $LECTERN_MAIL_FROM, or no-reply at the site's host)")
    .addHelpText(
      'after',
      '\nThe payment service is chosen as for "lectern start": LECTERN_PAYMENTS=stripe with STRIPE_SECRET_KEY and\n' +
        'STRIPE_WEBHOOK_SECRET, and config/seller.json in the home folder. The site has to pass /__/payments/ on to\n' +
        'the port.\n\nExample:\n  lectern process --firebase key.json --origin https://learn.example ' +
        '--smtp smtp://mail.example:587',
    );
  withStoreOptions(command).action(run);
}

async function run(options: ProcessOptions): Promise<void> {
  const origin = publicOrigin(options.origin, process.env.LECTERN_ORIGIN);
  if (origin === null)
    throw new UsageError('The address of the site is missing.', 'Give it: --origin https://learn.example');
  const mail = mailDelivery(
    { smtp: options.smtp, from: options.mailFrom },
    { smtp: process.env.LECTERN_SMTP, from: process.env.LECTERN_MAIL_FROM },
    origin,
  );
  if (mail === null)
    throw new UsageError(
      'The mail server is missing: receipts and gift codes are mails.',
      'Give it by --smtp, or by LECTERN_SMTP, which other users of this machine cannot see.',
    );
  const port = await requireFreePort(options.host, portOf(options.port));
  try {
    const account = await readServiceAccount(options.firebase, warn);
    const mails = createMailSender(mail);
    const hosted = await openHosted({ account, sendMail: mails.send, origin, home: homeOf(options), report: warn });
    const url = await serve({ ...hosted, stop: () => hosted.stop().finally(mails.close) }, options.host, port);
    const { projectId } = account;
    printResult(options, { project: projectId, origin, payments: hosted.payments, url }, [
      `Answering checkouts and decisions of ${origin} in the project ${projectId}. Payments: ${hosted.payments}.`,
      ...(hosted.payments === 'stripe' ? [`Events of Stripe: ${url}/__/payments/webhook`] : []),
      'Stop with Ctrl-C.',
    ]);
  } catch (error) {
    if (error instanceof HostedError || error instanceof PaymentSettingsError)
      throw new UsageError(error.message, error.fix);
    throw error;
  }
}

const warn = (message: string): void => printProgress(`warning: ${message}`);

function portOf(port: string): number {
  if (/^\d{1,5}$/.test(port) && Number(port) <= 65535) return Number(port);
  throw new UsageError(`"${port}" is not a port.`, 'Give one from 1 to 65535: --port 4080.');
}

/** Listens for events of Stripe, then starts the processor. Stops both on a signal, or if one fails to start. */
async function serve(hosted: Hosted, host: string, port: number): Promise<string> {
  const app = Fastify({ bodyLimit: 1024 * 1024, requestTimeout: 30_000 });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode: status = 500, message } = error;
    // Whoever sends requests learns nothing of what went wrong here; the operator does.
    if (status >= 500) warn(`A request to ${request.url.split('?', 1)[0] ?? ''} failed: ${message}`);
    return reply
      .code(status)
      .type('text/plain')
      .send(status >= 500 ? 'Something went wrong.\n' : `${message}\n`);
  });
  await app.register(hosted.plugin);
  app.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }));
  const stop = async (): Promise<void> => {
    await app.close();
    await hosted.stop();
  };
  try {
    const url = await app.listen({ host, port });
    await hosted.start();
    closeOnSignal(stop);
    return url;
  } catch (error) {
    await stop();
    throw error;
  }
}
