import { useText } from '@lectern/shared/text';
import { PasswordField, type PasswordFieldProps } from '@lectern/shared/ui';
import { accountText } from '../text/account.en';

/** Field for a password that is being chosen, with the rule for a good one. */
export function NewPasswordField(props: Pick<PasswordFieldProps, 'label'> & Partial<PasswordFieldProps>) {
  const text = useText(accountText).fields;
  return <PasswordField hint={text.passwordHint} autoComplete="new-password" required {...props} />;
}
