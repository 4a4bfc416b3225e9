import type { MenuPanelProps } from '@lectern/shared/ui';

/** What a late menu's panel takes over to its MenuPanel. */
export type LatePanelTies = Pick<MenuPanelProps, 'id' | 'startsOpen' | 'onOpen'>;
