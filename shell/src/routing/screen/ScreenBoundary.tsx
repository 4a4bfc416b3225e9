import { Component, type ReactNode } from 'react';

type Props = { fallback: (error: unknown) => ReactNode; onError: (error: unknown) => void; children: ReactNode };

/** Catches errors that a screen throws while it renders, so that the rest of the site keeps working. */
export class ScreenBoundary extends Component<Props, { caught: { error: unknown } | null }> {
  override state: { caught: { error: unknown } | null } = { caught: null };

  static getDerivedStateFromError(error: unknown): { caught: { error: unknown } } {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.caught ? this.props.fallback(this.state.caught.error) : this.props.children;
  }
}
