import { MoonIcon, SunIcon, SystemIcon, type IconComponent } from '@lectern/shared/ui';
import type { ThemeChoice } from '@lectern/shared/host';

/** Every theme with its icon, in the order in which they are offered. */
export const THEME_CHOICES: [ThemeChoice, IconComponent][] = [
  ['system', SystemIcon],
  ['light', SunIcon],
  ['dark', MoonIcon],
];
