import { useEffect, useRef, type ReactNode } from 'react';
import { useTitle } from '@lectern/shared/host';
import { Card, PageHeader, Page } from '@lectern/shared/ui';
import classes from './Account.module.css';

export type AccountPageProps = {
  title: string;
  lead?: ReactNode;
  /** True for what stands where a form was: it takes the title and the focus, which the form's button has just lost. */
  isOutcome?: boolean;
  /** Ways to elsewhere, below. */
  links?: ReactNode;
  children?: ReactNode;
};

/** The frame of an account screen: a heading, one panel, and the ways to the other account screens. */
export function AccountPage({ title, lead, isOutcome = false, links, children }: AccountPageProps) {
  const frame = useRef<HTMLDivElement>(null);
  useTitle(isOutcome ? title : '');
  useEffect(() => {
    if (isOutcome) frame.current?.querySelector('h1')?.focus();
  }, [isOutcome, title]);
  return (
    <Page width="narrow">
      <div ref={frame} className={classes.page}>
        <PageHeader title={title} lead={lead} />
        {children && <Card className={classes.panel}>{children}</Card>}
        {links && <p className={classes.links}>{links}</p>}
      </div>
    </Page>
  );
}
