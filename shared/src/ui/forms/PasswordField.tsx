import { useState, type ComponentProps } from 'react';
import { useText } from '@lectern/shared/text';
import { icon } from '../icons/Icon';
import { IconButton } from '../actions/IconButton';
import { TextField, type TextFieldProps } from './TextField';
import { controlsText } from '../text/controls.en';

const EyeIcon = /*#__PURE__*/ icon(
  'M2.5 12C4.6 7.9 8 5.8 12 5.8s7.4 2.1 9.5 6.2c-2.1 4.1-5.5 6.2-9.5 6.2S4.6 16.1 2.5 12ZM12 9.2a2.8 2.8 ' +
    '0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6Z',
);
const EyeOffIcon = /*#__PURE__*/ icon(
  'M2.5 12C4.6 7.9 8 5.8 12 5.8s7.4 2.1 9.5 6.2c-2.1 4.1-5.5 6.2-9.5 6.2S4.6 16.1 2.5 12ZM4 4l16 16',
);

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'autoComplete'> &
  Pick<ComponentProps<'input'>, 'ref'> & {
    /** Lets password managers fill in (`current-password`) or suggest (`new-password`). */
    autoComplete: 'current-password' | 'new-password';
  };

/** Password field with a button that shows the password. */
export function PasswordField(props: PasswordFieldProps) {
  const text = useText(controlsText);
  const [isShown, setIsShown] = useState(false);
  const toggle = (
    <IconButton
      size="small"
      label={isShown ? text.hidePassword : text.showPassword}
      icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
      onClick={() => setIsShown(!isShown)}
    />
  );
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      end={toggle}
    />
  );
}
