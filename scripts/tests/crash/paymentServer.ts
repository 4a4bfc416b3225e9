import Fastify from 'fastify';
import { createBackend, wireFieldsOf, type Backend } from '@lectern/backend';
import { lecternProject } from '@lectern/shared/project';
import { openPayments } from '../../payments';
import { checkoutOf, fillShop } from '../fixtures/paymentShop';

/**
 * Program of the crash tests, which they kill: payments on the home folder that its first argument names, with the fake
 * Stripe server at the port that the second one names. Prints its address as its first line.
 */
async function main(): Promise<void> {
  const [home = '', port = ''] = process.argv.slice(2);
  const origin = 'http://localhost';
  // Hashes of passwords that take no time, since a test waits for them.
  const auth = { passwordCost: { N: 1024, r: 8, p: 1 } };
  const backend = await createBackend({ ...lecternProject(), home, projectId: 'demo-payments', origin, auth });
  const payments = await openPayments(backend, {
    home,
    exposure: 'local',
    origin: 'http://localhost:4000',
    environment: {
      LECTERN_PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_fake',
      STRIPE_WEBHOOK_SECRET: 'whsec_fake',
    },
    stripeApi: { host: '127.0.0.1', port: Number(port), protocol: 'http' },
    report: () => undefined,
  });
  fillShop((path, data) => backend.firestore.admin.set(path, wireFieldsOf(data)));
  const app = Fastify();
  await app.register(payments.plugin);
  app.post('/checkout/:uid', async (request) => {
    const { uid } = request.params as { uid: string };
    await startCheckout(backend, uid);
    return {};
  });
  app.get('/state', () => stateOf(backend));
  app.post('/sweep', async () => {
    await payments.sweep();
    await payments.processor.idle();
    return {};
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  await payments.start();
  process.stdout.write(`${url}\n`);
}

/** Creates the account and its checkout, unless they exist. */
async function startCheckout({ auth, firestore }: Backend, uid: string): Promise<void> {
  const email = `${uid}@lectern.example`;
  if (!auth.admin.getAccount(uid)) await auth.admin.createAccount({ uid, email, password: 'correct horse battery' });
  const path = `customers/${uid}/checkout_sessions/nonce-0123456789`;
  if (!firestore.admin.get(path)) firestore.admin.set(path, wireFieldsOf(checkoutOf('book-loaf')));
}

function stateOf({ firestore, auth }: Backend): object {
  const ids = (collection: string, field: string): Record<string, unknown>[] =>
    firestore.admin.query({ collection, group: true }).map(({ path, fields }) => ({
      uid: path.split('/')[1],
      value: (Object.values(fields[field] ?? {}) as unknown[])[0],
    }));
  return {
    sessions: ids('checkout_sessions', 'sessionId'),
    owned: ids('items', 'paymentId'),
    paid: ids('payments', 'status'),
    numbers: ids('payments', 'number'),
    receipts: auth.admin.list().map(({ uid, email }) => ({ uid, value: auth.mailbox.list(email ?? '').length })),
    failures: firestore.admin.query({ collection: 'processingFailures' }).length,
  };
}

void main();
