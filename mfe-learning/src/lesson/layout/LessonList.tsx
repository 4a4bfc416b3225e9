import { Link, useSearchParams } from '@lectern/shared/router';
import { BookIcon, CheckIcon, ChevronDownIcon, CodeIcon, HelpIcon, PlayIcon, VisuallyHidden } from '@lectern/shared/ui';
import { watchWords } from '../../text/lesson/watch.en';
import { useText } from '../../text/useText';
import styles from './LessonLayout.module.css';

/** One entry of the list beside a player. `durationSec` is 0 where nobody knows. */
export type LessonEntry = {
  id: string;
  title: string;
  kind: 'video' | 'text' | 'quiz' | 'pen';
  durationSec: number;
  sectionTitle: string;
  isDone: boolean;
};

type Props = {
  label: string;
  lessons: readonly LessonEntry[];
  selected: string;
  /** Somebody is about to choose this lesson. */ onPrepare?: (id: string) => void;
};

/** So many lessons are listed with all sections open. */
const ALL_OPEN = 40;

/** The lessons beside the player, by section, with what is done. The choice is kept in the query string, `?lesson=`. */
export function LessonList({ label, lessons, selected, onPrepare }: Props) {
  const sections = sectionsOf(lessons);
  const entries = (shown: readonly LessonEntry[]) => (
    <Entries lessons={shown} selected={selected} onPrepare={onPrepare} />
  );
  return (
    <nav aria-label={label} className={styles.outline}>
      {sections.length === 1 && !sections[0]?.title
        ? entries(lessons)
        : sections.map(({ title, lessons: own }, index) => (
            <details key={index} open={lessons.length <= ALL_OPEN || own.some(({ id }) => id === selected)}>
              <summary>
                <Summary title={title} lessons={own} />
              </summary>
              {entries(own)}
            </details>
          ))}
    </nav>
  );
}

function Summary({ title, lessons }: { title: string; lessons: readonly LessonEntry[] }) {
  const text = useText(watchWords);
  const seconds = lessons.reduce((sum, { durationSec }) => sum + durationSec, 0);
  return (
    <>
      <b>{title}</b>
      <span>{text.section(lessons.length, text.minutes(seconds), lessons.filter(({ isDone }) => isDone).length)}</span>
      <ChevronDownIcon />
    </>
  );
}

const ICONS = { video: PlayIcon, text: BookIcon, quiz: HelpIcon, pen: CodeIcon };

function Entries({ lessons, selected, onPrepare }: Omit<Props, 'label'>) {
  const text = useText(watchWords);
  const [query] = useSearchParams();
  return (
    <ol className={styles.list} role="list">
      {lessons.map(({ id, title, kind, durationSec, isDone }) => {
        const Icon = isDone ? CheckIcon : ICONS[kind];
        return (
          <li key={id}>
            <Link
              className={styles.entry}
              to={{ search: searchFor(query, id) }}
              preventScrollReset
              aria-current={id === selected ? 'true' : undefined}
              onPointerEnter={() => onPrepare?.(id)}
              onFocus={() => onPrepare?.(id)}
            >
              <span className={styles.tick} data-done={isDone || undefined}>
                <Icon />
              </span>
              <span>
                {title}
                <VisuallyHidden>
                  , {text.kinds[kind]}
                  {isDone && `, ${text.done}`}
                </VisuallyHidden>
              </span>
              {durationSec > 0 && <span className={styles.note}>{text.minutes(durationSec)}</span>}
            </Link>
          </li>
        );
      })}
    </ol>
  );
}

/** The query string that opens a lesson: a tab stays chosen, a second of another lesson does not. */
export function searchFor(query: URLSearchParams, lessonId: string): string {
  const next = new URLSearchParams(query);
  next.delete('t');
  next.set('lesson', lessonId);
  return next.toString();
}

function sectionsOf(lessons: readonly LessonEntry[]): { title: string; lessons: LessonEntry[] }[] {
  const sections: { title: string; lessons: LessonEntry[] }[] = [];
  for (const lesson of lessons) {
    const last = sections.at(-1);
    if (last?.title === lesson.sectionTitle) last.lessons.push(lesson);
    else sections.push({ title: lesson.sectionTitle, lessons: [lesson] });
  }
  return sections;
}
