import {
  ContractError,
  parseBoot,
  parseRegistry,
  type Boot,
  type Registry,
  type ShellRelease,
} from '@lectern/shared/contract';
import { messageOf, StoreError } from '../../release';

const POLL_MS = 2_000;
const TIMEOUT_MS = 15_000;
const BOOT_BLOCK = /<script type="application\/json" id="boot">([\s\S]*?)<\/script>/;

/** The deployed site that a developer works against. */
export interface DeployedSite {
  /** Without a trailing slash. */
  origin: string;
  config: Boot['config'];
  /** The live registry, at most two seconds old. While the site does not respond, the last valid one. */
  registry: () => Registry;
  /** Fetches the page template of a shell release. Rejects when the site does not serve it. */
  template: (shell: ShellRelease) => Promise<string>;
  close: () => void;
}

/**
 * Reads the boot data of a site and polls its registry. Rejects with a StoreError when nothing responds at `url`, or
 * when it is not a Lectern site, or has another version of the contract. Prints when the site stops and resumes
 * responding.
 */
export async function openDeployedSite(url: string, print: (line: string) => void): Promise<DeployedSite> {
  const { origin } = new URL(url);
  const boot = parseBootOf(await (await get(`${origin}/`, 'text/html')).text(), origin);
  let registry = boot.registry;
  let isResponding = true;
  const poll = async (): Promise<void> => {
    try {
      registry = parseRegistry(await (await get(`${origin}/registry.json`, 'application/json')).json());
      if (!isResponding) print(`${origin} responds again.`);
      isResponding = true;
    } catch (error) {
      if (isResponding) print(`${origin} no longer responds (${messageOf(error)}). The last registry stays in use.`);
      isResponding = false;
    }
  };
  const polling = setInterval(() => void poll(), POLL_MS);
  const templates = new Map<string, Promise<string>>();
  return {
    origin,
    config: boot.config,
    registry: () => registry,
    template: (shell) => {
      const address = new URL(shell.template.url, origin).href;
      const known = templates.get(address) ?? get(address, 'text/html').then((response) => response.text());
      templates.set(address, known);
      known.catch(() => templates.delete(address));
      return known;
    },
    close: () => clearInterval(polling),
  };
}

function parseBootOf(html: string, origin: string): Boot {
  const block = BOOT_BLOCK.exec(html)?.[1];
  if (block === undefined)
    throw new StoreError(
      'missing',
      `${origin} is not a Lectern site: its page has no boot data. Give the site's address with --shell.`,
    );
  try {
    return parseBoot(JSON.parse(block));
  } catch (error) {
    if (!(error instanceof ContractError))
      throw new StoreError('corrupt', `The boot data of ${origin} is not JSON: ${messageOf(error)}.`, error);
    const fix =
      "Check out the version of this repository that the site runs, or release the site's shell from this one.";
    throw new StoreError(
      'corrupt',
      `${origin} uses another version of the contract than this repository: ${error.message}. ${fix}`,
      error,
    );
  }
}

async function get(address: string, accept: string): Promise<Response> {
  const response = await fetch(address, { headers: { accept }, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    (error: unknown) => {
      throw new StoreError(
        'unreadable',
        `${address} can't be reached: ${reasonOf(error)}. Start the site, or give its address with --shell.`,
        error,
      );
    },
  );
  if (response.ok || response.status === 503) return response;
  throw new StoreError(
    'unreadable',
    `${address} responded with ${String(response.status)}. Give the address of a running site with --shell.`,
  );
}

/** Returns the reason from the cause: the message of fetch is only "fetch failed". */
function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  return cause === undefined ? messageOf(error) : messageOf(cause);
}
