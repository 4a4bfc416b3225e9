import { Markdown } from '@lectern/shared/ui';

/** What a teacher wrote about a video. */
export default function LessonText({ text }: { text: string }) {
  return <Markdown text={text} />;
}
