import { TextField, type TextFieldProps } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { accountText } from '../text/account.en';

/** Field for the account's e-mail address, which password managers store as the user name. */
export function EmailField(props: Omit<TextFieldProps, 'label' | 'type'>) {
  const text = useText(accountText).fields;
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
