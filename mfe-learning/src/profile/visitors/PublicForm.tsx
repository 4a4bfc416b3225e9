import { deferredPart, LoadFailed } from '@lectern/shared/loading';
import { useText } from '@lectern/shared/text';
import { TextPlaceholder } from '../../loading/TextPlaceholder';
import { profileText } from '../../text/profile/profile.en';

const load = () => import('./publicForms');
const FORMS = {
  certificate: deferredPart(load, (forms) => forms.CertificateCheck),
  user: deferredPart(load, (forms) => forms.PublicProfileView),
};

type Props = {
  form: keyof typeof FORMS;
  /** The value of the address's parameter: the code of a certificate, or an account's id. */
  given: string;
  /** The signed-in person. */
  uid: string | null;
};

/** A form of the profile for everybody, whose code loads when it is first shown. */
export function PublicForm({ form, given, uid }: Props) {
  const text = useText(profileText);
  const Form = FORMS[form];
  return (
    <Form
      given={given}
      uid={uid}
      placeholder={<TextPlaceholder />}
      failed={(retry) => (
        <LoadFailed title={text.tabFailed} advice={text.tabFailedAdvice} error={null} onRetry={retry} />
      )}
    />
  );
}
