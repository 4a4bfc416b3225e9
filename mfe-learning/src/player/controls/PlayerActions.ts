import { createContext, useContext } from 'react';

/** What controls, menus and shortcuts do, each remembered where it is a preference. */
export type PlayerActions = {
  mute: () => void;
  setVolume: (share: number) => void;
  setSpeed: (rate: number) => void;
  toggleCaptions: () => void;
  fullscreen: () => void;
  help: () => void;
  /** Asked for where there is somewhere to report to. */
  report: (() => void) | null;
};

/** Set by the player around its controls. */
export const PlayerActionsContext = createContext<PlayerActions | null>(null);

/** What the player's controls do. Throws outside of a player. */
export function usePlayerActions(): PlayerActions {
  const actions = useContext(PlayerActionsContext);
  if (!actions) throw new Error('A control was rendered outside of a player: set PlayerActionsContext around it.');
  return actions;
}
