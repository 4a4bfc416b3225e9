import { TextField, type TextFieldProps } from '@lectern/shared/ui';
import { useText } from '../text/useText';

/** The e-mail address that names an account: password managers know it as the user name. */
export function EmailField(props: Omit<TextFieldProps, 'label' | 'type'>) {
  const text = useText().account.fields;
  return <TextField label={text.email} type="email" inputMode="email" autoComplete="username" autoCapitalize="none" spellCheck={false} required {...props} />;
}
