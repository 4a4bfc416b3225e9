import { plainFieldsOf, type FirestoreAdmin } from '@lectern/backend';
import { pathsForm } from '../source/forms';
import { readForm } from '../source/readForm';
import type { YamlFile } from '../source/readYaml';
import { paragraphsOf } from './paragraphsOf';
import type { Reading } from './plan';

const FILE = 'paths.yaml';

/**
 * Checks `paths.yaml` and plans its documents, after the courses are planned. A path names published courses of the
 * folder, or of the site.
 */
export function planPaths(reading: Reading, admin: FirestoreAdmin): void {
  if (reading.source.find(FILE) === 'missing') return;
  const read = readForm(reading.source, FILE, pathsForm, reading.problems);
  if (!read?.form) return;
  const { yaml, form } = read;
  const seen = new Set<string>();
  form.forEach(({ id, title, summary, courses, status }, order) => {
    if (seen.has(id))
      reading.problems.add(
        yaml.positionOf([order, 'id']),
        `a second path has the id "${id}"`,
        'Ids of paths are unique.',
      );
    seen.add(id);
    checkCourses(reading, admin, yaml, order, courses);
    reading.plan.documents.push({
      path: `paths/${id}`,
      data: { title, summary: paragraphsOf(summary), courses, order, status },
      hasTimes: false,
    });
  });
}

function checkCourses(
  { plan, source, problems }: Reading,
  admin: FirestoreAdmin,
  yaml: YamlFile,
  order: number,
  courses: readonly string[],
): void {
  courses.forEach((id, index) => {
    const position = yaml.positionOf([order, 'courses', index]);
    if (courses.indexOf(id) < index)
      problems.add(position, `the path names the course "${id}" twice`, 'Name each course once.');
    // A folder with problems of its own is reported by itself.
    if (source.find(`courses/${id}`) !== 'missing' && !plan.courseIds.includes(id)) return;
    const planned = plan.documents.find(({ path }) => path === `courses/${id}`)?.data;
    const status = (planned ?? plainFieldsOf(admin.get(`courses/${id}`)?.fields ?? {})).status;
    if (status === 'published') return;
    problems.add(
      position,
      status === undefined ? `there is no course "${id}"` : `the course "${id}" is not published`,
      'Name a published course by its id: that of its folder in courses/, or of the site.',
    );
  });
}
