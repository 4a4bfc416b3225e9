import { Suspense, use, useId, useMemo, useState, type ReactNode } from 'react';
import { menuButtonProps, type MenuButtonProps } from '@lectern/shared/ui';
import { useShell, type DeferredParts, type RenderedParts } from '../../state/ShellContext';
import type { DeferredPanelProps } from './DeferredPanelProps';
import { useDeferred, type UseDeferred } from './useDeferred';

/** Props to spread on the IconButton of a deferred menu. */
type ButtonProps = MenuButtonProps & UseDeferred['prepareOn'] & { onClick: () => void; onBlur: () => void };

/** Renders a menu's panel with one of the given parts. */
export type RenderPanel<Parts> = (parts: Parts, props: DeferredPanelProps) => ReactNode;

/**
 * With `isRendered`, the panel is part of the markup that the gateway renders. `panel` must then be the same function
 * in every render, unless its output changes.
 */
type Props = { button: (props: ButtonProps) => ReactNode } & (
  { isRendered: true; panel: RenderPanel<RenderedParts> } | { isRendered?: false; panel: RenderPanel<DeferredParts> }
);

/**
 * Menu whose button renders at once and whose panel is one of the deferred parts. When the button is pressed before the
 * panel has loaded, the panel opens once it has, unless the button loses focus meanwhile. A panel in the page's markup
 * opens without any script.
 */
export function DeferredMenu({ button, panel, isRendered }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [isRequested, setIsRequested] = useState(false);
  const { renderedParts } = useShell();
  const { parts, prepareOn, request } = useDeferred();
  const cancelRequest = (): void => setIsRequested(false);
  const press = (): void => {
    if (parts) return;
    setIsRequested(true);
    request(cancelRequest);
  };
  // Memoized: given a new element before it has hydrated this boundary, React would discard the markup of the page.
  const rendered = useMemo(
    () =>
      isRendered &&
      renderedParts && (
        <Suspense>
          <RenderedPanel parts={renderedParts} panel={panel} props={{ id, onOpen: setOpen }} />
        </Suspense>
      ),
    [isRendered, renderedParts, panel, id],
  );
  return (
    <>
      {button({ ...menuButtonProps(id, open), ...prepareOn, onClick: press, onBlur: cancelRequest })}
      {rendered || (parts && panel(parts, { id, startsOpen: isRequested, onOpen: setOpen }))}
    </>
  );
}

type RenderedPanelProps = {
  parts: Promise<RenderedParts>;
  panel: RenderPanel<RenderedParts>;
  props: DeferredPanelProps;
};

/** A panel in the markup of the page. Suspends until its code has loaded; the markup stays meanwhile. */
function RenderedPanel({ parts, panel, props }: RenderedPanelProps) {
  return panel(use(parts), props);
}
