import { spawn } from 'node:child_process';

/** Program, and its arguments before the URL, that opens a URL in the system's browser. */
type Opener = { program: string; args: string[] };

/**
 * Returns the call that opens `url` in the browser of this system; null where none can appear: a terminal of another
 * machine, or a Linux without a display.
 */
export function openerOf(url: string, platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): Opener | null {
  if (environment.SSH_CONNECTION) return null;
  if (platform === 'darwin') return { program: 'open', args: [url] };
  if (platform === 'win32') return { program: 'rundll32', args: ['url.dll,FileProtocolHandler', url] };
  return environment.DISPLAY || environment.WAYLAND_DISPLAY ? { program: 'xdg-open', args: [url] } : null;
}

/** Opens an address in the system's browser. Resolves to false when there is none; never rejects. */
export function openBrowser(url: string): Promise<boolean> {
  const opener = openerOf(url, process.platform, process.env);
  if (!opener) return Promise.resolve(false);
  return new Promise((resolve) => {
    const child = spawn(opener.program, opener.args, { stdio: 'ignore', detached: true });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
    child.unref();
  });
}
