import * as v from 'valibot';
import { lecternProject } from '@lectern/shared/project';
import type { GoogleProject } from '../googleProject';
import { fetchJson } from './fetchJson';
import type { Check, Finding } from './contract';

const release = v.object({ rulesetName: v.string() });
const ruleset = v.object({ source: v.object({ files: v.array(v.object({ content: v.string() })) }) });

/**
 * Compares the deployed rules with those of the repository. Source: Firebase Rules v1, `releases.get`, `rulesets.get`.
 */
export const checkRules: Check = async (project, { firebase, openBuckets }) => {
  const { firestoreRules, storageRules } = lecternProject();
  const wanted = [
    { what: 'rules of documents', id: 'cloud.firestore', text: firestoreRules, target: 'firestore:rules' },
    ...[firebase.storageBucket, ...openBuckets].map((bucket) => ({
      ...{ what: `rules of the bucket ${bucket}`, id: `firebase.storage/${bucket}` },
      ...{ text: storageRules, target: 'storage' },
    })),
  ];
  return Promise.all(wanted.map((one) => compare(project, one)));
};

type Wanted = { what: string; id: string; text: string; target: string };

async function compare(project: GoogleProject, { what, id, text, target }: Wanted): Promise<Finding> {
  const { origins, projectId } = project;
  const fix = `Deploy them: firebase deploy --only ${target} --project ${projectId}`;
  const found = v.safeParse(
    release,
    await fetchJson(project, `${origins.rules}/v1/projects/${projectId}/releases/${id}`),
  );
  if (!found.success) return { part: 'rules', what, problem: { reason: 'None are deployed.', fix } };
  const deployed = v.safeParse(ruleset, await fetchJson(project, `${origins.rules}/v1/${found.output.rulesetName}`));
  const contents = deployed.success ? deployed.output.source.files.map(({ content }) => content) : [];
  if (contents.length === 1 && plain(contents[0] ?? '') === plain(text)) return { part: 'rules', what, problem: null };
  return { part: 'rules', what, problem: { reason: 'Others are deployed than those of this version.', fix } };
}

/** Tools change line ends, and blank ones at the end. */
const plain = (rules: string): string => rules.replace(/\r\n/g, '\n').trimEnd();
