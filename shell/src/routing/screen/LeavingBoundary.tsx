import { Component, Fragment, type ReactNode } from 'react';

type Props = { visit: number; onError: (failures: number) => void; fallback: ReactNode; children: ReactNode };
type State = { visit: number; failures: number };

/** Errors of one visit after which it ends in `fallback`. */
const LIMIT = 3;

/**
 * Catches what a screen throws while it is removed, when its own boundary is gone: without this one, React would remove
 * the whole site. Renders the visit again, and `fallback` if that does not help. `onError` gets the number of errors of
 * this visit: the first one is of the screen before, later ones are of this visit's own.
 */
export class LeavingBoundary extends Component<Props, State> {
  override state: State = { visit: this.props.visit, failures: 0 };

  static getDerivedStateFromError(): Partial<State> {
    return { visit: NaN };
  }

  static getDerivedStateFromProps({ visit }: Props, state: State): Partial<State> | null {
    if (Number.isNaN(state.visit)) return { visit, failures: state.failures + 1 };
    return visit === state.visit ? null : { visit, failures: 0 };
  }

  override componentDidCatch(): void {
    this.props.onError(this.state.failures);
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    const { failures } = this.state;
    return failures < LIMIT ? <Fragment key={failures}>{children}</Fragment> : fallback;
  }
}
