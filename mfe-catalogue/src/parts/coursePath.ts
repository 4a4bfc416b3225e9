/** Where a course's own page is. */
export const coursePath = ({ slug, id }: { slug: string; id: string }): string => `/course/${slug}/${id}`;
