import { Component, Suspense, type ReactNode } from 'react';

type Props = {
  /** Stands there until the part has come. */ place?: ReactNode;
  /** Stands there when it does not come; nothing unless given. */ failed?: ReactNode;
  children: ReactNode;
};

/** Around a part that is loaded by itself: when its code does not come, the rest of the screen stays. */
export class Late extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { place = null, failed = null, children } = this.props;
    return this.state.hasFailed ? failed : <Suspense fallback={place}>{children}</Suspense>;
  }
}
