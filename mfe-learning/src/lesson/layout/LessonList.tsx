import { Link, useSearchParams } from '@lectern/shared/router';
import { inLanguage, useText } from '@lectern/shared/text';
import { BookIcon, CheckIcon, ChevronDownIcon, CodeIcon, HelpIcon, PlayIcon, VisuallyHidden } from '@lectern/shared/ui';
import { watchText } from '../../text/lesson/watch.en';
import * as styles from './LessonLayout.module.css';
import { searchOfLesson } from './searchOfLesson';

/** An entry in the list of lessons. `durationSec` is 0 when unknown. */
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
  /** Language of the titles; the page's without it. */
  language?: string | undefined;
  lessons: readonly LessonEntry[];
  selected: string;
  /** Called when a lesson is hovered or focused, and so is likely to be opened next. */
  onPrefetch?: (id: string) => void;
};

/** Maximum number of lessons with all sections expanded. */
const ALL_OPEN = 40;

/**
 * The lessons beside the player by section, with a mark on those that are done. The query string selects the current
 * one.
 */
export function LessonList({ label, language, lessons, selected, onPrefetch }: Props) {
  const sections = sectionsOf(lessons);
  const entries = (shown: readonly LessonEntry[]) => (
    <Entries language={language} lessons={shown} selected={selected} onPrefetch={onPrefetch} />
  );
  return (
    <nav aria-label={label} className={styles.outline}>
      {sections.length === 1 && !sections[0]?.title
        ? entries(lessons)
        : sections.map(({ title, lessons: own }, index) => (
            <details key={index} open={lessons.length <= ALL_OPEN || own.some(({ id }) => id === selected)}>
              <summary>
                <SectionSummary title={title} language={language} lessons={own} />
              </summary>
              {entries(own)}
            </details>
          ))}
    </nav>
  );
}

type SummaryProps = { title: string; language: string | undefined; lessons: readonly LessonEntry[] };

function SectionSummary({ title, language, lessons }: SummaryProps) {
  const text = useText(watchText);
  const seconds = lessons.reduce((sum, { durationSec }) => sum + durationSec, 0);
  return (
    <>
      <b {...inLanguage(language)}>{title}</b>
      <span>{text.section(lessons.length, text.minutes(seconds), lessons.filter(({ isDone }) => isDone).length)}</span>
      <ChevronDownIcon />
    </>
  );
}

const ICONS = { video: PlayIcon, text: BookIcon, quiz: HelpIcon, pen: CodeIcon };

function Entries({ language, lessons, selected, onPrefetch }: Omit<Props, 'label'>) {
  const text = useText(watchText);
  const [query] = useSearchParams();
  return (
    <ol className={styles.list} role="list">
      {lessons.map(({ id, title, kind, durationSec, isDone }) => {
        const Icon = isDone ? CheckIcon : ICONS[kind];
        return (
          <li key={id}>
            <Link
              className={styles.entry}
              to={{ search: searchOfLesson(query, id) }}
              preventScrollReset
              aria-current={id === selected ? 'true' : undefined}
              onPointerEnter={() => onPrefetch?.(id)}
              onFocus={() => onPrefetch?.(id)}
            >
              <span className={styles.tick} data-done={isDone || undefined}>
                <Icon />
              </span>
              <span>
                <span {...inLanguage(language)}>{title}</span>
                <VisuallyHidden>{text.entryNote(kind, isDone)}</VisuallyHidden>
              </span>
              {durationSec > 0 && <span className={styles.note}>{text.minutes(durationSec)}</span>}
            </Link>
          </li>
        );
      })}
    </ol>
  );
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
