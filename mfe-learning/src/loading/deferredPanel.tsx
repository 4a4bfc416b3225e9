import type { ComponentType } from 'react';
import { deferredPart, LoadFailed } from '@lectern/shared/loading';
import { TextPlaceholder } from './TextPlaceholder';

/**
 * Returns a component that loads its code by `load` when first shown. It shows `lines` of skeleton text until then, and
 * a retry when loading fails.
 */
export function deferredPanel<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  lines = 4,
): ComponentType<Props> {
  const Part = deferredPart(load, pick);
  return function DeferredPanel(props: Props) {
    return <Part {...props} placeholder={<TextPlaceholder lines={lines} />} failed={retryLoad} />;
  };
}

/** Returns the error panel of a part whose code failed to load. */
export const retryLoad = (retry: () => void) => <LoadFailed error={null} onRetry={retry} />;
