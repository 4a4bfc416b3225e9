import { useEffect, useState, type ReactNode } from 'react';
import { useText } from '@lectern/shared/text';
import { Button, Page } from '@lectern/shared/ui';
import { useDismissedLoading } from '../../boot/loadingScreen';
import { useShell, type DeferredParts } from '../../state/ShellContext';
import { useSignal } from '../../state/signal';
import { shellText } from '../../text/shell.en';
import { FallbackLoader } from '../screens/FallbackLoader';

/** `title` is the heading while the deferred parts can't be loaded; `children` renders one of them. */
type Props = { title: string; children: (parts: DeferredParts) => ReactNode };

/**
 * A screen that is one of the deferred parts, which it requests; until they are there, the fallback loader. Where they
 * can't be loaded, it says so and offers to reload the page, until the network is back.
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
