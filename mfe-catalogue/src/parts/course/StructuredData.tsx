import { useEffect } from 'react';
import { TRUSTED_TYPES_POLICY } from '@lectern/shared/contract';
import { courseSchema, type CatalogueCourse } from '@lectern/shared/domain';
import { coursePath } from '../cards/coursePath';

/** The used part of the Trusted Types API; browsers without it accept plain strings. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScript: (text: string) => string },
  ) => { createScript: (text: string) => string };
};

/** Marks JSON as trusted script content. Every release creates its own policy under the site's one allowed name. */
function trustedJson(json: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const createScript = (text: string): string => JSON.stringify(JSON.parse(text));
  return trustedTypes ? trustedTypes.createPolicy(TRUSTED_TYPES_POLICY, { createScript }).createScript(json) : json;
}

/**
 * Describes the course to search engines with a JSON-LD block in the head, which replaces the server's block. React
 * would create the script from markup, which the site's Trusted Types forbid. Renders no block when the policy fails.
 */
export function StructuredData({ course }: { course: CatalogueCourse }) {
  const json = JSON.stringify(courseSchema(course, { origin: location.origin, path: coursePath(course) }));
  useEffect(() => {
    const block = document.createElement('script');
    block.type = 'application/ld+json';
    try {
      block.text = trustedJson(json);
    } catch {
      return undefined;
    }
    document.head.querySelectorAll('script[type="application/ld+json"]').forEach((old) => old.remove());
    document.head.append(block);
    return () => block.remove();
  }, [json]);
  return null;
}
