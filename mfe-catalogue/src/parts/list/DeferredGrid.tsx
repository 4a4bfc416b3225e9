import { memo, useDeferredValue, type ComponentProps } from 'react';
import { CourseGrid } from '../cards/CourseGrid';

const MemoizedGrid = memo(CourseGrid);

/** Grid of courses that renders at low priority: the pressed control, the count and the filters update first. */
export function DeferredGrid({ courses, showTitle }: Pick<ComponentProps<typeof CourseGrid>, 'courses' | 'showTitle'>) {
  return <MemoizedGrid courses={useDeferredValue(courses)} showTitle={showTitle} headingLevel={2} compact />;
}
