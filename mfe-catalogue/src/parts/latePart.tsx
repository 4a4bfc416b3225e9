import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A part of a screen whose code is loaded by itself. `place` stands there until it has come, and where it does not
 * come.
 */
export type LatePart<Props> = ComponentType<Props & { place?: ReactNode }> & {
  /** Sends for the code; never rejects. */ prepare: () => void;
};

/**
 * Makes a part of what `load` brings. Shown, it sends for its code; what was prepared is drawn at once, in the frame
 * that asks for it, where React's lazy() would show its place first. A load that failed is tried again the next time
 * that the part is shown or prepared.
 */
export function latePart<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): LatePart<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const prepare = async (): Promise<void> => {
    try {
      Loaded ??= pick(await load());
    } catch {
      // Its place stays.
    }
  };
  function Part({ place, ...props }: Props & { place?: ReactNode }) {
    const [Shown, setShown] = useState(() => Loaded);
    useEffect(() => {
      if (!Shown) void prepare().then(() => setShown(() => Loaded));
    }, [Shown]);
    return Shown ? <Shown {...(props as unknown as Props)} /> : place;
  }
  return Object.assign(Part, { prepare: () => void prepare() });
}
