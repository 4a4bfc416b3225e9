import { useId, useState, type ReactNode } from 'react';
import { menuButtonProps, type MenuButtonProps } from '@lectern/shared/ui';
import type { LaterParts } from './later';
import type { LatePanelTies } from './LatePanelTies';
import { useLater, type UseLater } from './useLater';

/** What a late menu's button needs, to be spread upon an IconButton. */
type LateTies = MenuButtonProps & UseLater['prepare'] & { onClick: () => void; onBlur: () => void };

/**
 * A menu whose button stands from the start and whose panel is one of the later parts. A press before that has come
 * opens it as soon as it does, unless the visitor has gone elsewhere by then.
 */
export function LateMenu({
  button,
  panel,
}: {
  button: (ties: LateTies) => ReactNode;
  panel: (parts: LaterParts, ties: LatePanelTies) => ReactNode;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const { parts, prepare, demand } = useLater();
  const forgo = (): void => setIsWanted(false);
  const press = (): void => {
    if (parts) return;
    setIsWanted(true);
    demand(forgo);
  };
  return (
    <>
      {button({ ...menuButtonProps(id, open), ...prepare, onClick: press, onBlur: forgo })}
      {parts && panel(parts, { id, startsOpen: isWanted, onOpen: setOpen })}
    </>
  );
}
