import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';

type DeferredProps = {
  /** Shown until the code has loaded. */
  placeholder?: ReactNode;
  /** Shown when the code fails to load; the placeholder stays without it. `retry` loads again. */
  failed?: (retry: () => void) => ReactNode;
};

/** A component with deferred code. */
export type DeferredPart<Props> = ComponentType<Props & DeferredProps> & {
  /** Starts loading the code ahead of use. Never rejects. */
  prepare: () => void;
};

/** A hook that gets the load of a part's code while it is missing, and may wait for it; null once it has failed. */
type UseMissing = (load: (() => Promise<boolean>) | null) => void;

/**
 * Returns a component whose code `load` fetches when it is first shown, or when `prepare()` is called. Loaded code
 * renders at once, in the same frame, where React's `lazy()` would show its placeholder first. A failed load leaves the
 * rest of the screen alone and is tried again the next time that the part is shown or prepared. `useMissing` is
 * `renderedPart`'s. `settle` may delay the rendering of each shown part after the load.
 */
export function deferredPart<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  useMissing?: UseMissing,
  settle = (loading: Promise<boolean>) => loading,
): DeferredPart<Props> {
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<boolean> | null = null;
  let hasFailed = false;
  /** Resolves to true once the code has loaded, to false when it fails. */
  const ensureLoaded = (): Promise<boolean> =>
    (loading ??= load().then(
      (module) => {
        Loaded = pick(module);
        return true;
      },
      () => {
        loading = null;
        hasFailed = true;
        return false;
      },
    ));

  function Part({ placeholder = null, failed, ...props }: Props & DeferredProps) {
    const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(Loaded ? 'loaded' : 'loading');
    useEffect(() => {
      if (state !== 'loading') return;
      void settle(ensureLoaded()).then((isLoaded) =>
        // In slices: the rest of the page answers while a large part is rendered.
        startTransition(() => setState(isLoaded ? 'loaded' : 'failed')),
      );
    }, [state]);
    // Last: React repeats a render that waited, and a wait that is over by then must leave the hooks before it in step.
    useMissing?.(Loaded || hasFailed ? null : ensureLoaded);
    if (Loaded) return <Loaded {...(props as unknown as Props)} />;
    return state === 'failed' && failed ? failed(() => setState('loading')) : placeholder;
  }
  return Object.assign(Part, { prepare: () => void ensureLoaded() });
}
