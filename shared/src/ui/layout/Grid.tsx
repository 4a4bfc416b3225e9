import type { CSSProperties, ReactNode } from 'react';
import * as styles from './Grid.module.css';

export type GridProps = {
  /** Smallest width of a column, a CSS length. */ minColumn?: string;
  /** Stretches a few items to fill the row. */ stretch?: boolean;
  /** On a phone, cards of courses have their cover at the side. */ compact?: boolean | undefined;
  as?: 'div' | 'ul' | 'ol';
  children: ReactNode;
};

/** Grid of as many equal columns as fit. As a list, its children are `li`. */
export function Grid({ minColumn = '16rem', stretch = false, compact = false, as: Tag = 'div', children }: GridProps) {
  const style: CSSProperties & { '--min-column': string } = { '--min-column': minColumn };
  return (
    <Tag
      className={styles.grid}
      style={style}
      data-fit={stretch ? '' : undefined}
      data-compact={compact ? '' : undefined}
      role={Tag === 'div' ? undefined : 'list'}
    >
      {children}
    </Tag>
  );
}
