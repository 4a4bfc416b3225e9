import { DAY, type DeskTestBed } from '../testBed';

/** Stores a complete draft: one section with a text, a quiz, a video and `lessons` more texts, and its files. */
export async function seedDraft(testBed: DeskTestBed, courseId: string, revision: number, lessons = 0): Promise<void> {
  const { admin, bucket } = testBed.services.files;
  await admin.put(bucket, `courses/${courseId}/drafts/0000000000000002/cover.webp`, 'RIFFxxxxWEBP', {
    contentType: 'image/webp',
  });
  await admin.put(bucket, `courses/${courseId}/drafts/0000000000000001/dough.webm`, 'video', {
    contentType: 'video/webm',
  });
  const texts = Object.fromEntries(
    Array.from({ length: lessons }, (_, index) => [`more-${index}`, lessonOf('text', `b${index}`, revision)]),
  );
  testBed.seed('categories/cooking', { name: 'Cooking', parent: null, order: 0, icon: 'pot' });
  testBed.seed(`courseDrafts/${courseId}`, {
    teacherUid: 'tea',
    revision,
    details,
    sections: { first: { title: 'First steps', position: 'a' } },
    lessons: {
      rise: lessonOf('text', 'a1', revision),
      quiz: lessonOf('quiz', 'a2', revision),
      dough: { ...lessonOf('video', 'a3', revision), durationSec: 90, preview: true },
      ...texts,
    },
    updatedAt: DAY,
  });
  const content = { video: null, captions: [], chapters: [], body: 'Yeast eats sugar.', resources: [], revision };
  for (const id of ['rise', ...Object.keys(texts)]) testBed.seed(`courseDrafts/${courseId}/lessons/${id}`, content);
  testBed.seed(`courseDrafts/${courseId}/lessons/quiz`, { ...content, body: '## Which?\n- [x] Yes\n- [ ] No' });
  const video = `courses/${courseId}/drafts/0000000000000001/dough.webm`;
  testBed.seed(`courseDrafts/${courseId}/lessons/dough`, { ...content, body: '', video });
}

const lessonOf = (kind: string, position: string, edited: number) => ({
  section: 'first',
  position,
  title: `Lesson ${position}`,
  kind,
  durationSec: 30,
  preview: false,
  edited,
});

const details = {
  title: 'Bread from scratch',
  subtitle: '',
  summary: 'Flour, water, salt.',
  outcomes: ['Bake a loaf'],
  category: 'cooking',
  subcategory: null,
  level: 'beginner',
  language: 'en',
  tags: [],
  cover: 'courses/bread/drafts/0000000000000002/cover.webp' as string | null,
};

/** Stores a request of the teacher as their browser does, waits for its outcome, and returns it. */
export async function ask(testBed: DeskTestBed, action: string, revision: number, more: object = {}): Promise<unknown> {
  const path = `courseRequests/r${(count += 1)}`;
  const request = { courseId: 'bread', action, revision, note: '', by: 'tea', status: 'pending', createdAt: DAY };
  testBed.seed(path, { ...request, ...more });
  await testBed.settled(() => testBed.get(path)?.status !== 'pending');
  return testBed.get(path);
}

let count = 0;
