import { useEffect, useRef, type ReactNode } from 'react';
import { useTitle } from '@lectern/shared/host';
import { Card, PageHeader, Page } from '@lectern/shared/ui';
import * as styles from './Account.module.css';

/** Props of AccountPage. `children` go into its panel. */
export type AccountPageProps = {
  title: string;
  lead?: ReactNode;
  /** True for an outcome that replaces a form: sets the document's title and focuses the heading. */
  isOutcome?: boolean;
  /** Links to other account screens, shown below. */
  links?: ReactNode;
  children?: ReactNode;
};

/** Frame of an account screen: a heading, one panel, and links to the other account screens. */
export function AccountPage({ title, lead, isOutcome = false, links, children }: AccountPageProps) {
  const frame = useRef<HTMLDivElement>(null);
  useTitle(isOutcome ? title : '');
  useEffect(() => {
    if (isOutcome) frame.current?.querySelector('h1')?.focus();
  }, [isOutcome, title]);
  return (
    <Page width="card">
      <div ref={frame} className={styles.page}>
        <PageHeader title={title} lead={lead} />
        {children && <Card className={styles.panel}>{children}</Card>}
        {links && <p className={styles.links}>{links}</p>}
      </div>
    </Page>
  );
}
