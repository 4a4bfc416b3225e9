import { useText } from '@lectern/shared/text';
import { TextField } from '@lectern/shared/ui';
import { reportText } from '../../text/player/report.en';

type Props = { value: string; isWrong: boolean; onChange: (email: string) => void };

/** Field for the e-mail address of a signed-out person, to which a reply can be sent. */
export function EmailField({ value, isWrong, onChange }: Props) {
  const text = useText(reportText);
  return (
    <TextField
      label={text.email}
      hint={text.emailHint}
      required
      type="email"
      autoComplete="email"
      value={value}
      error={isWrong ? text.emailWrong : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
