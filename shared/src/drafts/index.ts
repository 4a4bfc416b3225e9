export { hasTabDraft, readTabDraft, removeTabDraft, saveTabDraft } from './tabDraft';
export { useTabDraft, type TabDraft } from './useTabDraft';
