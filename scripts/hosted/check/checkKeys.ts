import * as v from 'valibot';
import { fetchJson } from './fetchJson';
import type { Check, Finding } from './contract';

const config = v.object({
  apiKey: v.optional(v.string()),
  authDomain: v.optional(v.string()),
  storageBucket: v.optional(v.string()),
});
const FIELDS = ['apiKey', 'authDomain', 'storageBucket'] as const;
const COPY = 'Copy the configuration again from the Firebase console (Project settings, General, Your apps).';

/**
 * Checks that keys and configuration belong to the project. Source: Firebase Management, `projects.webApps.getConfig`.
 */
export const checkKeys: Check = async (project, { firebase }) => {
  const { projectId, appId } = firebase;
  const what = 'the configuration of the web app';
  if (project.projectId !== projectId)
    return [
      {
        part: 'keys',
        what: 'the service account',
        problem: {
          reason: `It belongs to ${project.projectId}, and the configuration to ${projectId}.`,
          fix: `Create a key for ${projectId}, or give the configuration of ${project.projectId}.`,
        },
      },
    ];
  const found = v.safeParse(
    config,
    await fetchJson(project, `${project.origins.management}/v1beta1/projects/${projectId}/webApps/${appId}/config`),
  );
  const account: Finding = { part: 'keys', what: 'the service account', problem: null };
  if (!found.success)
    return [account, { part: 'keys', what, problem: { reason: `The project has no web app ${appId}.`, fix: COPY } }];
  const wrong = FIELDS.filter((field) => found.output[field] !== firebase[field]);
  const reason = wrong.map((field) => `${field} is ${found.output[field] ?? 'absent'} in the project`).join('; ');
  return [account, { part: 'keys', what, problem: wrong.length === 0 ? null : { reason: `${reason}.`, fix: COPY } }];
};
