import { TextField, type TextFieldProps } from '@lectern/shared/ui';
import { useAccountText } from '../text/useAccountText';

/** The e-mail address that names an account: password managers know it as the user name. */
export function EmailField(props: Omit<TextFieldProps, 'label' | 'type'>) {
  const text = useAccountText().fields;
  return (
    <TextField
      label={text.email}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
    />
  );
}
