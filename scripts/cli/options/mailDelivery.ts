import { parseSmtp, type MailDelivery } from '@lectern/backend';
import { UsageError } from './UsageError';

/** Names of a mail server and a sender, by option or variable. */
type Named = { smtp?: string | undefined; from?: string | undefined };

const FROM_FORM = 'Write it as no-reply@learn.example or "Lectern <no-reply@learn.example>".';

/**
 * Returns how mails leave the site, from `--smtp` and `--mail-from` or `LECTERN_SMTP` and `LECTERN_MAIL_FROM`; null
 * without a mail server. The sender is `no-reply` at the site's host by default. Throws a UsageError that never repeats
 * the password.
 */
export function mailDelivery(options: Named, variables: Named, origin: string | null): MailDelivery | null {
  const smtp = options.smtp ?? variables.smtp ?? '';
  if (smtp === '') return null;
  const named = options.from ?? variables.from ?? '';
  const from = named === '' ? `Lectern <no-reply@${origin === null ? 'localhost' : new URL(origin).hostname}>` : named;
  if (!/^([^<>@\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u.test(from))
    throw new UsageError(`"${from}" is not a sender.`, FROM_FORM);
  try {
    parseSmtp(smtp);
  } catch (error) {
    throw new UsageError(
      error instanceof Error ? error.message : String(error),
      'Give it by --smtp, or by LECTERN_SMTP, which other users of this machine cannot see.',
    );
  }
  return { smtp, from };
}
