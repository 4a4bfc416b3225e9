import type { ComponentProps } from 'react';
import { TextArea } from '@lectern/shared/ui';
import * as styles from './code.module.css';

type Props = Omit<ComponentProps<typeof TextArea>, 'onChange' | 'value'> & {
  value: string;
  onChange: (text: string) => void;
};

/** Text area for code: no corrections, a fixed width of characters, always left to right. */
export function CodeArea({ onChange, value, ...rest }: Props) {
  return (
    <TextArea
      {...rest}
      className={styles.area}
      value={value}
      rows={Math.min(24, Math.max(4, value.split('\n').length + 1))}
      dir="ltr"
      wrap="off"
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
