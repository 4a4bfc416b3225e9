import * as v from 'valibot';
import { lecternProject } from '@lectern/shared/project';
import type { GoogleProject } from '../googleProject';
import { fetchJson } from './fetchJson';
import type { Check, Finding } from './contract';

const field = v.object({
  fieldPath: v.string(),
  order: v.optional(v.string()),
  arrayConfig: v.optional(v.string()),
});
const index = v.object({
  name: v.optional(v.string(), ''),
  queryScope: v.optional(v.string(), 'COLLECTION'),
  fields: v.optional(v.array(field), []),
  state: v.optional(v.string(), 'READY'),
});
const next = { nextPageToken: v.optional(v.string(), '') };
const indexPage = v.object({ indexes: v.optional(v.array(index), []), ...next });
const fieldPage = v.object({
  fields: v.optional(
    v.array(
      v.object({ name: v.string(), indexConfig: v.optional(v.object({ indexes: v.optional(v.array(index), []) })) }),
    ),
    [],
  ),
  ...next,
});

type Field = { fieldPath: string; order?: string | undefined; arrayConfig?: string | undefined };

/**
 * Compares the deployed indexes with those of the repository; others do no harm. Source: Firestore Admin v1,
 * `collectionGroups.indexes.list` and `collectionGroups.fields.list`.
 */
export const checkIndexes: Check = async (project) => {
  const { indexes, fieldOverrides } = lecternProject().indexes;
  const { ready, building } = await listIndexes(project);
  const wanted = indexes.map(({ collectionGroup, queryScope, fields }) => keyOf(collectionGroup, queryScope, fields));
  const overrides = await listOverrides(project);
  const missing = fieldOverrides.filter(
    ({ collectionGroup, fieldPath, indexes: modes }) =>
      overrides.get(`${collectionGroup}.${fieldPath}`) !== modes.map(modeKey).sort().join(' '),
  );
  const composite = describe(
    project,
    wanted.filter((key) => !ready.has(key) && !building.has(key)),
    wanted.filter((key) => building.has(key)),
  );
  const single = describe(
    project,
    missing.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`),
    [],
  );
  return [
    { part: 'indexes', what: `${String(wanted.length)} composite indexes`, problem: composite },
    { part: 'indexes', what: `indexes of ${String(fieldOverrides.length)} single fields`, problem: single },
  ];
};

function describe(
  { projectId }: GoogleProject,
  missing: readonly string[],
  building: readonly string[],
): Finding['problem'] {
  const fix = `Deploy them: firebase deploy --only firestore:indexes --project ${projectId}`;
  if (missing.length > 0)
    return { reason: `${String(missing.length)} are missing or differ: ${shorten(missing)}.`, fix };
  if (building.length === 0) return null;
  return { reason: `${String(building.length)} are being built: ${shorten(building)}.`, fix: 'Wait, and check again.' };
}

const shorten = (keys: readonly string[]): string =>
  [...keys.slice(0, 5), ...(keys.length > 5 ? [`and ${String(keys.length - 5)} more`] : [])].join('; ');

/** Firestore ends every index with the name of the document. */
function keyOf(group: string, scope: string, fields: readonly Field[]): string {
  const own = fields.at(-1)?.fieldPath === '__name__' ? fields.slice(0, -1) : fields;
  const modes = own.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig ?? ''}`);
  return `${group} (${scope}): ${modes.join(', ')}`;
}

const modeKey = ({ queryScope, ...mode }: { queryScope: string; order?: string; arrayConfig?: string }): string =>
  `${queryScope}:${mode.order ?? mode.arrayConfig ?? ''}`;

async function listIndexes(project: GoogleProject): Promise<{ ready: Set<string>; building: Set<string> }> {
  const [ready, building] = [new Set<string>(), new Set<string>()];
  for (let token: string | null = ''; token !== null;) {
    const page: v.InferOutput<typeof indexPage> = v.parse(indexPage, (await askPage(project, 'indexes', token)) ?? {});
    for (const { name, queryScope, fields, state } of page.indexes) {
      const [, group = ''] = /\/collectionGroups\/([^/]+)\//.exec(name) ?? [];
      (state === 'READY' ? ready : building).add(keyOf(group, queryScope, fields));
    }
    token = page.nextPageToken || null;
  }
  return { ready, building };
}

/** Resolves to the modes of each field with indexes of its own, by collection group and path. */
async function listOverrides(project: GoogleProject): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let token: string | null = ''; token !== null;) {
    const page: v.InferOutput<typeof fieldPage> = v.parse(fieldPage, (await askPage(project, 'fields', token)) ?? {});
    for (const { name, indexConfig } of page.fields) {
      const [, group = '', path = ''] = /\/collectionGroups\/([^/]+)\/fields\/(.+)$/.exec(name) ?? [];
      const modes = (indexConfig?.indexes ?? []).map(({ queryScope, fields: [first] }) => {
        const mode = first?.order ?? first?.arrayConfig ?? '';
        return `${queryScope}:${mode}`;
      });
      found.set(`${group}.${path}`, modes.sort().join(' '));
    }
    token = page.nextPageToken || null;
  }
  return found;
}

function askPage(project: GoogleProject, kind: 'indexes' | 'fields', token: string): Promise<unknown> {
  const { origins, projectId } = project;
  const parameters = new URLSearchParams({
    pageSize: '300',
    ...(kind === 'fields' ? { filter: 'indexConfig.usesAncestorConfig=false' } : {}),
    ...(token === '' ? {} : { pageToken: token }),
  });
  const root = `${origins.firestore}/v1/projects/${projectId}/databases/(default)/collectionGroups/-`;
  return fetchJson(project, `${root}/${kind}?${parameters.toString()}`);
}
