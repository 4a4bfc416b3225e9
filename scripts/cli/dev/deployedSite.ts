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

/** The deployed site that a developer works against, as seen from here. */
export interface DeployedSite {
  /** Without a trailing slash. */
  origin: string;
  config: Boot['config'];
  /** What is live there, at most two seconds old; the last that was good while the site does not answer. */
  registry: () => Registry;
  /** The page template of a shell release. Rejects when the site does not give it out. */
  template: (shell: ShellRelease) => Promise<string>;
  close: () => void;
}

/**
 * Reads what a site says of itself and follows what is live there. Rejects with a StoreError when nothing answers at
 * `url`, when what answers is no such site, or when it speaks another version of the contract. `print` is told when the
 * site stops answering, and when it is back.
 */
export async function openDeployedSite(url: string, print: (line: string) => void): Promise<DeployedSite> {
  const { origin } = new URL(url);
  const boot = parseBootOf(await (await get(`${origin}/`, 'text/html')).text(), origin);
  let registry = boot.registry;
  let answers = true;
  const poll = async (): Promise<void> => {
    try {
      registry = parseRegistry(await (await get(`${origin}/registry.json`, 'application/json')).json());
      if (!answers) print(`${origin} answers again.`);
      answers = true;
    } catch (error) {
      if (answers) print(`${origin} no longer says what is live (${messageOf(error)}); what was live stays.`);
      answers = false;
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
      `What answers on ${origin} is no Lectern site: its page has no boot data. Give the site's address with --shell.`,
    );
  try {
    return parseBoot(JSON.parse(block));
  } catch (error) {
    if (!(error instanceof ContractError))
      throw new StoreError('corrupt', `The boot data of ${origin} is no JSON: ${messageOf(error)}.`, error);
    const fix =
      "Check out the version of this repository that the site runs, or release the site's shell from this one.";
    throw new StoreError(
      'corrupt',
      `${origin} speaks another version of the contract than this repository: ${error.message}. ${fix}`,
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
    `${address} answers ${String(response.status)}. Give the address of a running site with --shell.`,
  );
}

/** What fetch says is "fetch failed"; why stands in the cause. */
function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  return cause === undefined ? messageOf(error) : messageOf(cause);
}
