import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { FormStatus, Markdown } from '../../ui';
import { hiddenPosts } from '../data/queries';
import { questionsText } from '../text/questions.en';
import type { Discussion } from '../useDiscussion';

/** The account's own questions and answers that were hidden, with the reason it was given. Nothing without one. */
export function HiddenPosts({ discussion: { uid, course } }: { discussion: Discussion }) {
  const { hidden: text } = useText(questionsText);
  const posts = useQuery(hiddenPosts(uid, course.id)).data ?? [];
  return posts.map((post) => (
    <FormStatus key={post.id} tone="warning" title={text.title}>
      <p>{post.message || text.lead}</p>
      {post.title && <p>{post.title}</p>}
      <Markdown text={post.text} level={4} />
    </FormStatus>
  ));
}
