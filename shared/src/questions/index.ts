export { Discuss, type Listed } from './parts/Discuss';
export { HiddenPosts } from './parts/HiddenPosts';
export { QuestionForm } from './parts/QuestionForm';
export { useDraft } from './parts/useDraft';
export { clock } from './parts/clock';
export { keepQuestions } from './data/keepQuestions';
export { newPostId } from './newPostId';
export { questionsText } from './text/questions.en';
export { useDiscussion, type Discussion } from './useDiscussion';
