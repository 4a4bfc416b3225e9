import { createContext, useContext } from 'react';

/** Actions shared by controls, menus and shortcuts. Those that set a preference also store it. */
export type PlayerActions = {
  mute: () => void;
  setVolume: (share: number) => void;
  setSpeed: (rate: number) => void;
  toggleCaptions: () => void;
  fullscreen: () => void;
  help: () => void;
  /** Opens the problem report; null when reports cannot be sent. */
  report: (() => void) | null;
};

/** The actions of the surrounding player. */
export const PlayerActionsContext = createContext<PlayerActions | null>(null);

/** Returns the actions of the surrounding player. Throws outside of a player. */
export function usePlayerActions(): PlayerActions {
  const actions = useContext(PlayerActionsContext);
  if (!actions) throw new Error('A control was rendered outside of a player: set PlayerActionsContext around it.');
  return actions;
}
