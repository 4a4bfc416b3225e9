import { useEffect, useState, type ReactNode } from 'react';
import { useText } from '@lectern/shared/text';
import { Button, Page } from '@lectern/shared/ui';
import { useDismissedLoading } from '../../boot/loadingScreen';
import { useShell, type DeferredParts } from '../../state/ShellContext';
import { useSignal } from '../../state/signal';
import { shellText } from '../../text/shell.en';
import { FallbackLoader } from '../screens/FallbackLoader';

/** `title` is the heading until the deferred parts have loaded; `children` renders one of them. */
type Props = { title: string; children: (parts: DeferredParts) => ReactNode };

/**
 * Screen that is one of the deferred parts. Starts loading them, and shows the fallback loader meanwhile. When that
 * fails, it shows an error with a reload button, until a later attempt succeeds, for example once the network is back.
 */
export function DeferredScreen({ title, children }: Props) {
  const { deferred } = useShell();
  const text = useText(shellText).boot;
  const parts = useSignal(deferred.parts);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => void deferred.load().catch(() => setHasFailed(true)), [deferred]);
  if (parts) return <Content>{children(parts)}</Content>;
  if (!hasFailed) return <FallbackLoader title={title} isSlow={false} onCancel={null} />;
  return (
    <Content>
      <Page width="narrow">
        <div role="alert">
          <h1 tabIndex={-1}>{title}</h1>
          <p>{text.body}</p>
        </div>
        <div>
          <Button onClick={() => location.reload()}>{text.again}</Button>
        </div>
      </Page>
    </Content>
  );
}

function Content({ children }: { children: ReactNode }) {
  useDismissedLoading();
  return children;
}
