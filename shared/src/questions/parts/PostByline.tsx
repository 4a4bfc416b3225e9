import type { ReactNode } from 'react';
import { UNNAMED_REVIEWER } from '../../domain';
import { useText } from '@lectern/shared/text';
import { questionsText } from '../text/questions.en';
import * as styles from './Questions.module.css';

/** Milliseconds after which a change counts as an edit. */
const EDIT_MS = 1000;

/** Returns the name of an author as it is shown. */
export function useAuthorName(authorName: string): string {
  const text = useText(questionsText);
  return authorName === UNNAMED_REVIEWER ? text.anonymous : authorName;
}

type Props = { name: string; post: { createdAt: Date; updatedAt: Date }; children?: ReactNode };

/** Author and time of a post. */
export function PostByline({ name, post: { createdAt, updatedAt }, children }: Props) {
  const text = useText(questionsText);
  const isEdited = updatedAt.getTime() - createdAt.getTime() > EDIT_MS;
  return (
    <p className={styles.metadata}>
      <strong>{name}</strong>
      <time dateTime={createdAt.toISOString()}>{text.date(createdAt)}</time>
      {isEdited && <span>{text.edited}</span>}
      {children}
    </p>
  );
}
