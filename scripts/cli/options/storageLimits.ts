import { createGovernor, type Governor } from '@lectern/backend/limits';
import { UsageError } from './UsageError';

const UNITS: Record<string, number> = { M: 1024 ** 2, G: 1024 ** 3, T: 1024 ** 4 };
const DEFAULTS = { account: '512M', teacher: '200G' };
/** Teachers write courses; their documents are small beside their videos. */
const TEACHER_DOCUMENTS = 1024 ** 3;

/** The limit that an operator set for one kind of account: by flag, by variable, or neither. */
type Configured = { flag: string | undefined; variable: string | undefined };

/** Maximum bytes of stored files: of an account, and of one that is a teacher's or administrator's. */
export type StorageLimits = { account: number; teacher: number };

/**
 * Returns the limits of stored files from `--storage-per-account` (`LECTERN_STORAGE_PER_ACCOUNT`) and
 * `--storage-per-teacher` (`LECTERN_STORAGE_PER_TEACHER`), sizes such as `500M`, `20G` or `1T`. Throws a UsageError for
 * anything else.
 */
export function storageLimits(account: Configured, teacher: Configured): StorageLimits {
  return {
    account: parseSize(account, 'account', DEFAULTS.account),
    teacher: parseSize(teacher, 'teacher', DEFAULTS.teacher),
  };
}

const UNSET: Configured = { flag: undefined, variable: undefined };
/** The limits of a site whose operator sets none. */
export const DEFAULT_STORAGE = storageLimits(UNSET, UNSET);

function parseSize({ flag, variable }: Configured, kind: keyof typeof DEFAULTS, fallback: string): number {
  const text = flag ?? (variable || fallback);
  const [, count, unit] = /^(\d{1,6})([MGT])$/i.exec(text.trim()) ?? [];
  if (count !== undefined && unit !== undefined) return Number(count) * (UNITS[unit.toUpperCase()] ?? 0);
  const name = flag === undefined ? `LECTERN_STORAGE_PER_${kind.toUpperCase()}` : `--storage-per-${kind}`;
  throw new UsageError(`${name} is "${text}".`, `Give a number with M, G or T, such as ${DEFAULTS[kind]}.`);
}

/** Creates the governor of a site with these limits. */
export function createSiteGovernor({ account, teacher }: StorageLimits): Governor {
  const { limits } = createGovernor();
  const more = { documents: TEACHER_DOCUMENTS, objects: teacher };
  return createGovernor({
    limits: { stored: { ...limits.stored, objects: account }, storedByClaim: { teacher: more, admin: more } },
  });
}
