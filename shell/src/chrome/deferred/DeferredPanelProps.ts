import type { MenuPanelProps } from '@lectern/shared/ui';

/** Props that a deferred menu's panel passes on to its MenuPanel. */
export type DeferredPanelProps = Pick<MenuPanelProps, 'id' | 'startsOpen' | 'onOpen'>;
