import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Marks the folder as used by this process until it ends. Returns true when no other living process uses the folder.
 * Every process leaves a marker, not only the first: a site and an import may start and end in any order, and neither
 * may remove files that the other is writing.
 */
export function isSoleProcess(directory: string): boolean {
  const users = join(directory, 'users');
  mkdirSync(users, { recursive: true });
  // Our own marker first: of two processes that start at the same time, each sees the other.
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
