import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openLocalSite, requireFreePort } from '../../../cli';
import { createFaultProxy, type Faults } from '../../../release';
import { copyHome } from './copyHome';
import { servesNewest } from './servesNewest';

/**
 * A running site on stores of its own. `url` leads through the fault proxy, `directUrl` past it; neither ends in a
 * slash.
 */
export type Site = {
  url: string;
  directUrl: string;
  home: string;
  faults: Faults;
  /**
   * Runs a command on this site's stores; rejects with what it printed unless it exits with 0. Resolves to its standard
   * output once the site serves what the command made live.
   */
  lectern(...args: string[]): Promise<string>;
  /** Resolves once the site serves the newest revision of its home, whoever made it. */
  servesNewest(): Promise<void>;
  close(): Promise<void>;
};

const LECTERN = resolve(__dirname, '../../../bin/lectern.cjs');

/** Ways to sign in beside a password, as `--sign-in` allows them. */
export type OtherSignIn = NonNullable<Parameters<typeof openLocalSite>[0]['signIn']>;

/** `prerender`: pages are prerendered. Then a press may precede the code that answers it. */
type SiteOptions = { signIn?: OtherSignIn; prerender?: boolean };

/** Serves a copy of `masterHome` (see `prepareHome`): gateway, backend and fault proxy, on free ports. */
export async function startSite(
  masterHome: string,
  { signIn = [], prerender = false }: SiteOptions = {},
): Promise<Site> {
  const home = await mkdtemp(join(tmpdir(), 'lectern-e2e-'));
  copyHome(masterHome, home);
  const local = await openLocalSite({
    home,
    host: null,
    port: await requireFreePort(null, 0),
    homeUrl: null,
    signIn,
    prerender,
  });
  const proxy = await createFaultProxy(local.url);
  return {
    url: proxy.url,
    directUrl: local.url,
    home,
    faults: proxy.faults,
    lectern: async (...args) => {
      const out = await runLectern(home, args);
      await servesNewest(home, local.url);
      return out;
    },
    servesNewest: () => servesNewest(home, local.url),
    close: async () => {
      await proxy.close();
      await local.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}

function runLectern(home: string, args: string[]): Promise<string> {
  return new Promise((done, fail) => {
    execFile(
      process.execPath,
      [LECTERN, ...args],
      { env: { ...process.env, LECTERN_HOME: home } },
      (error, out, err) => {
        if (error) fail(new Error(`lectern ${args.join(' ')} exited with ${String(error.code)}:\n${out}${err}`));
        else done(out);
      },
    );
  });
}
