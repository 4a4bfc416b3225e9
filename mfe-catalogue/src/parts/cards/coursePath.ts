/** Returns the path of a course's page. */
export const coursePath = ({ slug, id }: { slug: string; id: string }): string => `/course/${slug}/${id}`;
