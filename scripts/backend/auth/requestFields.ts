import { AuthError } from './AuthError';

/** A parsed request body: an object of unknown fields. */
export type RequestFields = Record<string, unknown>;

// Fields hold no line breaks or other control characters; SQLite would cut a text at a NUL.
const CONTROL = /\p{Cc}/u;

/**
 * Returns a text field, undefined when absent or null. Throws AuthError `INVALID_ARGUMENT` for another type, control
 * characters or more than `maxLength` characters.
 */
export function textField(fields: RequestFields, name: string, maxLength = 2048): string | undefined {
  const value = fields[name] ?? undefined;
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw new AuthError('INVALID_ARGUMENT', `Invalid value at '${name}' (TYPE_STRING)`);
  if (value.length > maxLength || CONTROL.test(value))
    throw new AuthError('INVALID_ARGUMENT', `Invalid value at '${name}'`);
  return value;
}

/**
 * Returns a password field as it was typed: all characters are allowed. Throws AuthError `MISSING_PASSWORD` when absent
 * and `INVALID_ARGUMENT` for another type.
 */
export function passwordField(fields: RequestFields, name = 'password'): string {
  const value = fields[name] ?? '';
  if (typeof value !== 'string') throw new AuthError('INVALID_ARGUMENT', `Invalid value at '${name}' (TYPE_STRING)`);
  if (value === '') throw new AuthError('MISSING_PASSWORD');
  return value;
}

/** Returns a list of texts, empty when absent. Throws AuthError `INVALID_ARGUMENT` for anything else. */
export function textListField(fields: RequestFields, name: string): string[] {
  const value = fields[name] ?? [];
  if (!Array.isArray(value) || value.length > 20) throw new AuthError('INVALID_ARGUMENT', `Invalid value at '${name}'`);
  return value.map((entry: unknown) => textField({ [name]: entry }, name) ?? '');
}

/** Returns a boolean field, false when absent. Throws AuthError `INVALID_ARGUMENT` for anything else. */
export function flagField(fields: RequestFields, name: string): boolean {
  const value = fields[name] ?? false;
  if (typeof value !== 'boolean') throw new AuthError('INVALID_ARGUMENT', `Invalid value at '${name}' (TYPE_BOOL)`);
  return value;
}

/**
 * Returns an e-mail address in lower case. Throws AuthError with the code `missing` when absent, and `INVALID_EMAIL`
 * when it is malformed.
 */
export function emailField(fields: RequestFields, missing = 'MISSING_EMAIL', name = 'email'): string {
  const value = textField(fields, name, 4096);
  if (value === undefined || value === '') throw new AuthError(missing);
  return parseEmail(value);
}

/**
 * Returns an e-mail address in lower case. Throws AuthError `INVALID_EMAIL` when it is malformed, lacks a dotted domain
 * or has more than 254 characters.
 */
export function parseEmail(value: string): string {
  const email = value.trim().toLowerCase();
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, Math.max(at, 0)), email.slice(at + 1)];
  const plausible =
    email.length <= 254 &&
    local.length > 0 &&
    local.length <= 64 &&
    /^[^\s\p{Cc}@<>()[\],;:"\\]+$/u.test(local) &&
    !/^\.|\.$|\.\./.test(local);
  if (!plausible || !/^([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u.test(domain))
    throw new AuthError('INVALID_EMAIL');
  return email;
}
