import { deferredPart, LoadFailed, type DeferredPart } from '@lectern/shared/loading';
import { useText } from '@lectern/shared/text';
import { TextPlaceholder } from '../loading/TextPlaceholder';
import { profileText } from '../text/profile/profile.en';
import type { TabId, TabProps } from './tabs';

/** The tabs. The code of each loads when it is first shown. */
const PARTS: Record<TabId, DeferredPart<TabProps>> = {
  learning: deferredPart(
    () => import('./learning/LearningTab'),
    (module) => module.LearningTab,
  ),
  review: deferredPart(
    () => import('../review/tab/ReviewTab'),
    (module) => module.ReviewTab,
  ),
  certificates: deferredPart(
    () => import('./certificates/CertificatesTab'),
    (module) => module.CertificatesTab,
  ),
  orders: deferredPart(
    () => import('./orders/OrdersTab'),
    (module) => module.OrdersTab,
  ),
  books: deferredPart(
    () => import('./books/BooksTab'),
    (module) => module.BooksTab,
  ),
  notes: deferredPart(
    () => import('../notes/tab/NotesTab'),
    (module) => module.NotesTab,
  ),
  pens: deferredPart(
    () => import('../pen/list/PensTab'),
    (module) => module.PensTab,
  ),
  saved: deferredPart(
    () => import('./saved/SavedTab'),
    (module) => module.SavedTab,
  ),
  offline: deferredPart(
    () => import('../offline/list/OfflineTab'),
    (module) => module.OfflineTab,
  ),
  settings: deferredPart(
    () => import('./settings/SettingsTab'),
    (module) => module.SettingsTab,
  ),
};

/** The selected tab of the profile. If its code fails to load it shows a retry, and the other tabs still work. */
export function ProfileTab({ id, user }: { id: TabId } & TabProps) {
  const text = useText(profileText);
  const Part = PARTS[id];
  return (
    <Part
      key={id}
      user={user}
      placeholder={<TextPlaceholder />}
      failed={(retry) => (
        <LoadFailed title={text.tabFailed} advice={text.tabFailedAdvice} error={null} onRetry={retry} />
      )}
    />
  );
}
