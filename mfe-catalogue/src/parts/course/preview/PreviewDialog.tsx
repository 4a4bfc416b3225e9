import { useQuery } from '@lectern/shared/query';
import { fileImage, QueryState } from '@lectern/shared/loading';
import { useText } from '@lectern/shared/text';
import { ContentLanguage, Dialog, FormStatus, Markdown, Skeleton, SkeletonText } from '@lectern/shared/ui';
import { lessonPreview, type Preview } from '../../../data/lessonPreview';
import { previewText } from '../../../text/preview.en';
import type { OutlineLesson } from '../OutlineSection';
import { CodePreview } from './CodePreview';
import { QuizPreview } from './QuizPreview';
import { VideoPreview } from './VideoPreview';

type Props = { courseId: string; lesson: OutlineLesson; language: string; onClose: () => void };

/** Dialog with the preview of a lesson, for visitors without an account too. */
export function PreviewDialog({ courseId, lesson, language, onClose }: Props) {
  const text = useText(previewText);
  const query = useQuery(lessonPreview(courseId, lesson.id));
  const placeholder = (
    <div aria-busy="true">{lesson.kind === 'video' ? <Skeleton shape="cover" /> : <SkeletonText lines={8} />}</div>
  );
  return (
    <Dialog open onClose={onClose} size="wide" title={lesson.title}>
      <QueryState query={query} title={text.failed} placeholder={placeholder}>
        {(preview) => (
          <ContentLanguage language={language}>
            <LessonPreview preview={preview} lesson={lesson} />
          </ContentLanguage>
        )}
      </QueryState>
    </Dialog>
  );
}

function LessonPreview({ preview, lesson }: { preview: Preview | null; lesson: OutlineLesson }) {
  const text = useText(previewText);
  if (lesson.kind === 'video' && preview && preview.video !== null)
    return <VideoPreview video={preview.video} captions={preview.captions} label={lesson.title} />;
  if (!preview || lesson.kind === 'video' || preview.body === '')
    return <FormStatus tone="info">{text.none}</FormStatus>;
  if (lesson.kind === 'quiz') return <QuizPreview body={preview.body} />;
  if (lesson.kind === 'pen') return <CodePreview body={preview.body} />;
  return <Markdown text={withoutTitle(preview.body, lesson.title)} image={fileImage} />;
}

/** Returns the text without its first heading when that repeats the lesson's title, which the dialog shows already. */
const withoutTitle = (body: string, title: string): string =>
  body.replace(/^\s*#+ +(.+)\n/, (line, heading: string) => (heading.trim() === title ? '' : line));
