import * as v from 'valibot';
import { fetchJson } from './fetchJson';
import type { Check, Finding } from './contract';

const config = v.object({
  authorizedDomains: v.optional(v.array(v.string()), []),
  signIn: v.optional(
    v.object({
      email: v.optional(
        v.object({ enabled: v.optional(v.boolean(), false), passwordRequired: v.optional(v.boolean(), false) }),
        {},
      ),
      anonymous: v.optional(v.object({ enabled: v.optional(v.boolean(), false) }), {}),
    }),
    {},
  ),
  emailPrivacyConfig: v.optional(v.object({ enableImprovedEmailPrivacy: v.optional(v.boolean(), false) }), {}),
});

const CONSOLE = 'In the Firebase console, under Authentication,';

/**
 * Checks authorised domains and ways to sign in. Source: Identity Toolkit Admin v2, `projects.getConfig`; fields that
 * are absent are off.
 */
export const checkSignIn: Check = async (project, { origin, firebase, signIn }) => {
  const url = `${project.origins.accounts}/admin/v2/projects/${project.projectId}/config`;
  const found = v.safeParse(config, await fetchJson(project, url));
  if (!found.success) {
    const problem = { reason: 'The project has no accounts yet.', fix: `${CONSOLE} choose Get started.` };
    return [{ part: 'sign-in', what: 'accounts', problem }];
  }
  const { authorizedDomains } = found.output;
  const domains = [new URL(origin).hostname, firebase.authDomain].map((domain): Finding => {
    const fix = `${CONSOLE} Settings, Authorised domains, add ${domain}.`;
    const reason = 'Sign-in with Google and links in mails are refused there.';
    const isListed = authorizedDomains.includes(domain);
    return { part: 'domains', what: `authorised domain ${domain}`, problem: isListed ? null : { reason, fix } };
  });
  return [...domains, ...waysOf(found.output, signIn)];
};

function waysOf(
  { signIn: { email, anonymous }, emailPrivacyConfig }: v.InferOutput<typeof config>,
  wanted: readonly string[],
): Finding[] {
  const way = (what: string, isOn: boolean, fix: string): Finding => {
    const problem = isOn ? null : { reason: 'It is turned off.', fix: `${CONSOLE} ${fix}` };
    return { part: 'sign-in', what, problem };
  };
  const provider = 'Sign-in method, Email/Password, turn on';
  const isPrivate = emailPrivacyConfig.enableImprovedEmailPrivacy;
  const byLink = email.enabled && !email.passwordRequired;
  return [
    way('sign-in with a password', email.enabled, `${provider} Email/Password.`),
    way('protection against e-mail enumeration', isPrivate, 'Settings, User actions, turn it on.'),
    ...(wanted.includes('email-link') ? [way('sign-in with mailed links', byLink, `${provider} Email link.`)] : []),
    ...(wanted.includes('anonymous')
      ? [way('anonymous sign-in', anonymous.enabled, 'Sign-in method, turn on Anonymous.')]
      : []),
  ];
}
