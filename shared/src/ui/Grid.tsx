import type { CSSProperties, ReactNode } from 'react';
import classes from './Grid.module.css';

export type GridProps = {
  /** How narrow a column may become: a CSS length. */ least?: string;
  /** Few items stretch to fill the row. */ fit?: boolean;
  as?: 'div' | 'ul' | 'ol';
  children: ReactNode;
};

/** As many equal columns as fit. As a list, its children are `li`. */
export function Grid({ least = '16rem', fit = false, as: Tag = 'div', children }: GridProps) {
  const style: CSSProperties & { '--least': string } = { '--least': least };
  return (
    <Tag
      className={classes.grid}
      style={style}
      data-fit={fit ? '' : undefined}
      role={Tag === 'div' ? undefined : 'list'}
    >
      {children}
    </Tag>
  );
}
