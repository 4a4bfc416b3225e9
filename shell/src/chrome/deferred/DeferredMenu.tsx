import { useId, useState, type ReactNode } from 'react';
import { menuButtonProps, type MenuButtonProps } from '@lectern/shared/ui';
import type { DeferredParts } from '../../state/ShellContext';
import type { DeferredPanelProps } from './DeferredPanelProps';
import { useDeferred, type UseDeferred } from './useDeferred';

/** Props to spread on the IconButton of a deferred menu. */
type ButtonProps = MenuButtonProps & UseDeferred['prepareOn'] & { onClick: () => void; onBlur: () => void };

/**
 * Menu whose button renders at once and whose panel is one of the deferred parts. A press before the panel has loaded
 * opens it once it has, unless the button has lost the focus.
 */
export function DeferredMenu({
  button,
  panel,
}: {
  button: (props: ButtonProps) => ReactNode;
  panel: (parts: DeferredParts, props: DeferredPanelProps) => ReactNode;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [isRequested, setIsRequested] = useState(false);
  const { parts, prepareOn, request } = useDeferred();
  const cancelRequest = (): void => setIsRequested(false);
  const press = (): void => {
    if (parts) return;
    setIsRequested(true);
    request(cancelRequest);
  };
  return (
    <>
      {button({ ...menuButtonProps(id, open), ...prepareOn, onClick: press, onBlur: cancelRequest })}
      {parts && panel(parts, { id, startsOpen: isRequested, onOpen: setOpen })}
    </>
  );
}
