import type { ComponentType } from 'react';
import MaintenanceScreen from '../chrome/MaintenanceScreen';
import WarningScreen from '../chrome/WarningScreen';

/** The shell's screens that are in its first bundle: they must show when nothing else can be loaded. */
const EAGER: Record<string, ComponentType> = { MaintenanceScreen, WarningScreen };

/** The account screens: one chunk for all three. */
const account = async (): Promise<Record<string, ComponentType>> => ({ ...(await import('../account')) });

/** A screen that is in the page already, by the name that `remote.ts` gives it. */
export function eagerScreen(name: string): ComponentType | null {
  return EAGER[name] ?? null;
}

/** Loads a screen of the shell; rejects with webpack's ChunkLoadError, or an Error for a name that the shell has not. */
export async function loadOwnScreen(name: string): Promise<ComponentType> {
  const screen = (await account())[name];
  if (!screen) throw new Error(`The shell has no screen ${name}.`);
  return screen;
}
