import { useEffect } from 'react';
import { TRUSTED_TYPES_POLICY } from '@lectern/shared/contract';
import { courseSchema, type CatalogueCourse } from '@lectern/shared/domain';
import { coursePath } from '../coursePath';

/** The part of Trusted Types that is used here; browsers without it take plain text. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScript: (text: string) => string },
  ) => { createScript: (text: string) => string };
};

/**
 * Lets text through that is JSON and nothing else: the one policy name of the site, of which each release makes its
 * own.
 */
function trustedJson(json: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const createScript = (text: string): string => JSON.stringify(JSON.parse(text));
  return trustedTypes ? trustedTypes.createPolicy(TRUSTED_TYPES_POLICY, { createScript }).createScript(json) : json;
}

/**
 * Describes the course to search engines: a JSON-LD block in the head while the screen is shown, in the place of the
 * one that the page came with. React would make a script through markup, which the site's Trusted Types refuse. Where a
 * policy cannot be made there is no block: search engines have the rest of the page.
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
    document.head.querySelectorAll('script[type="application/ld+json"]').forEach((former) => former.remove());
    document.head.append(block);
    return () => block.remove();
  }, [json]);
  return null;
}
