import { TRUSTED_TYPES_POLICY } from '@lectern/shared/contract';

type ScriptUrlPolicy = { createScriptURL: (url: string) => string };
type PolicyFactory = { createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy };

let policy: ScriptUrlPolicy | undefined;

/**
 * Sets the address of `script` through the Trusted Types policy of the site, where the browser has Trusted Types. Pass
 * only addresses of registry files: each is loaded with its integrity.
 */
export function setScriptUrl(script: HTMLScriptElement, url: string): void {
  script.src = scriptUrlPolicy().createScriptURL(url);
}

/** Returns the address of the site's service worker through the same policy: the one script that no registry names. */
export const serviceWorkerUrl = (): string => scriptUrlPolicy().createScriptURL('/sw.js');

function scriptUrlPolicy(): ScriptUrlPolicy {
  const rules: ScriptUrlPolicy = { createScriptURL: (url) => url };
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  return (policy ??= trustedTypes ? trustedTypes.createPolicy(TRUSTED_TYPES_POLICY, rules) : rules);
}
