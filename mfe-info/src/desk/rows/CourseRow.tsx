import { useState } from 'react';
import type { DeskAction } from '@lectern/shared/domain';
import { useText } from '@lectern/shared/text';
import { deskText } from '../../text/desk.en';
import type { RowOf } from '../data/queues';
import { CourseReader } from '../parts/CourseReader';
import { DeskRow } from '../parts/DeskRow';
import * as styles from '../Desk.module.css';

const ACTIONS: Record<RowOf<'courses'>['status'], DeskAction[]> = {
  draft: [],
  review: ['course.publish', 'course.return'],
  published: ['course.archive'],
  archived: ['course.publish'],
};

/** A course, which can be read before it is decided on. */
export function CourseRow({ row }: { row: RowOf<'courses'> }) {
  const text = useText(deskText);
  const [isOpen, setIsOpen] = useState(false);
  const { id, title, teacherName, lessonCount, status, updatedAt } = row;
  return (
    <DeskRow
      title={title}
      name={title}
      metadata={[text.by(teacherName), text.lessons(lessonCount), text.date(updatedAt)]}
      status={status}
      target={id}
      actions={ACTIONS[status]}
    >
      <details className={styles.details} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>{text.reader.title}</summary>
        {isOpen && <CourseReader course={row} />}
      </details>
    </DeskRow>
  );
}
