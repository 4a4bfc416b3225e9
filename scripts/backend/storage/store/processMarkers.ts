import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Notes that this process uses a folder, for as long as it lives; true when no other living process does. Every one is
 * noted, not the first alone: a site and an import may come and go in any order, and none may clear away what another
 * is writing.
 */
export function isSoleProcess(directory: string): boolean {
  const users = join(directory, 'users');
  mkdirSync(users, { recursive: true });
  // First its own note: of two that start at the same time each sees the other.
  writeFileSync(join(users, String(process.pid)), '');
  const others = readdirSync(users).filter((name) => name !== String(process.pid));
  const living = others.filter((name) => isAlive(Number(name)));
  for (const name of others) if (!living.includes(name)) rmSync(join(users, name), { force: true });
  return living.length === 0;
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}
