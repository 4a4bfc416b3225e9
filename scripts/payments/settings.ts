import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { SellerSettings } from './services';

/** The payment provider. Keys come from the environment only, and are never logged. */
export type ProviderChoice =
  { kind: 'none' } | { kind: 'test' } | { kind: 'stripe'; secretKey: string; webhookSecret: string };

/** A configuration that can't take payments. `fix` says what to set. */
export class PaymentSettingsError extends Error {
  override readonly name = 'PaymentSettingsError';
  readonly fix: string;
  constructor(message: string, fix: string) {
    super(message);
    this.fix = fix;
  }
}

type Environment = Record<string, string | undefined>;

/**
 * Reads `LECTERN_PAYMENTS`: `test`, `stripe` or `none`; `test-on-public-site` is the only way to a test provider that
 * others can reach. Default: `test` on a local site, `none` on a public one. Throws PaymentSettingsError.
 */
export function chooseProvider(environment: Environment, exposure: 'local' | 'public'): ProviderChoice {
  const choice = environment.LECTERN_PAYMENTS ?? (exposure === 'local' ? 'test' : 'none');
  switch (choice) {
    case 'none':
    case '':
      return { kind: 'none' };
    case 'test-on-public-site':
      return { kind: 'test' };
    case 'test':
      if (exposure === 'local') return { kind: 'test' };
      throw new PaymentSettingsError(
        'LECTERN_PAYMENTS is "test", but others can reach this site: anybody could take paid items without paying.',
        'Set it to stripe or none. For a public demonstration, set it to test-on-public-site.',
      );
    case 'stripe': {
      const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_WEBHOOK_SECRET: webhookSecret = '' } = environment;
      if (!/^(sk|rk)_/.test(secretKey) || !webhookSecret.startsWith('whsec_'))
        throw new PaymentSettingsError(
          'LECTERN_PAYMENTS is "stripe", but a key is missing or malformed.',
          'Set STRIPE_SECRET_KEY (sk_… or rk_…) and STRIPE_WEBHOOK_SECRET (whsec_…).',
        );
      return { kind: 'stripe', secretKey, webhookSecret };
    }
    default:
      throw new PaymentSettingsError(
        `LECTERN_PAYMENTS is "${choice}".`,
        'Set it to test, stripe or none, or leave it out.',
      );
  }
}

const line = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
const settings = v.strictObject({
  name: line,
  address: v.pipe(v.array(line), v.minLength(1), v.maxLength(8)),
  email: v.optional(v.pipe(v.string(), v.email())),
  taxId: v.optional(line),
  tax: v.optional(v.strictObject({ label: line, percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) })),
});

/**
 * Reads `<home>/config/seller.json`: name, address, and optionally email, taxId and tax (`{label, percent}`, included
 * in prices). Rejects with PaymentSettingsError for a malformed file, and for a missing one when real money is taken: a
 * receipt never changes afterwards.
 */
export async function readSeller(home: string, kind: ProviderChoice['kind']): Promise<SellerSettings> {
  const file = join(home, 'config', 'seller.json');
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) !== 'ENOENT')
      throw new PaymentSettingsError(
        `${file} can't be read (${codeOf(error)}).`,
        'Let the user that runs the site read it, or restore it from a backup.',
      );
    if (kind === 'stripe')
      throw new PaymentSettingsError(
        `Receipts need a seller, and ${file} does not exist.`,
        'Write it: {"name": "…", "address": ["…"], "taxId": "…", "tax": {"label": "VAT", "percent": 19}}',
      );
    return { seller: { name: 'Lectern', address: [] }, tax: null };
  }
  return parseSeller(text, file);
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

function parseSeller(text: string, file: string): SellerSettings {
  const parsed = v.safeParse(settings, parseJson(text, file));
  if (parsed.success) {
    const { tax = null, ...seller } = parsed.output;
    return { seller, tax };
  }
  const [issue] = parsed.issues;
  const field = v.getDotPath(issue);
  throw malformed(file, field === null ? issue.message : `${field}: ${issue.message}`);
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw malformed(file, `it is not JSON (${error instanceof Error ? error.message : String(error)})`);
  }
}

const malformed = (file: string, reason: string): PaymentSettingsError =>
  new PaymentSettingsError(
    `${file} is malformed: ${reason}.`,
    'It needs "name" and "address", a list of lines; "email", "taxId" and "tax" are optional.',
  );
