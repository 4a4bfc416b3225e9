import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Access control of the page: the first browser that opens its one-time link may use it, and no other. */
export interface PageAccess {
  /** Path of the link, with a token that counts once. */
  readonly link: string;
  /** Returns the `Set-Cookie` header for the right token the first time; null otherwise. */
  enter(token: unknown): string | null;
  /** Returns true for a `Cookie` header of the browser that opened the link. */
  isOpen(cookie: string | undefined): boolean;
}

/** Bytes of a token: nobody can guess it. */
const TOKEN_BYTES = 32;

/** Creates the access to a page on `port`: cookies don't distinguish ports, so its name does. */
export function createAccess(port: number): PageAccess {
  const name = `lectern-releases-${String(port)}`;
  const [token, session] = [newToken(), newToken()];
  const cookiePattern = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{1,100})(?:;|$)`);
  let isUsed = false;
  return {
    link: `/open?token=${token}`,
    enter: (given) => {
      if (isUsed || typeof given !== 'string' || !isSame(given, token)) return null;
      isUsed = true;
      return `${name}=${session}; Path=/; HttpOnly; SameSite=Strict`;
    },
    isOpen: (cookie) => isSame(cookiePattern.exec(cookie ?? '')?.[1] ?? '', session),
  };
}

const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Compares in constant time, whatever the lengths. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string): Uint8Array => new Uint8Array(createHash('sha256').update(text).digest());
  return timingSafeEqual(digest(one), digest(other));
}
