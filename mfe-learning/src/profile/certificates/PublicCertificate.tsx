import { deferredPart, LoadFailed } from '@lectern/shared/loading';
import { useText } from '@lectern/shared/text';
import { TextPlaceholder } from '../../loading/TextPlaceholder';
import { profileText } from '../../text/profile/profile.en';

const Part = deferredPart(
  () => import('./CertificateCheck'),
  (module) => module.CertificateCheck,
);

/** The check of a certificate, whose code loads when it is first shown. */
export function PublicCertificate({ given, uid }: { given: string; uid: string | null }) {
  const text = useText(profileText);
  return (
    <Part
      given={given}
      uid={uid}
      placeholder={<TextPlaceholder />}
      failed={(retry) => (
        <LoadFailed title={text.tabFailed} advice={text.tabFailedAdvice} error={null} onRetry={retry} />
      )}
    />
  );
}
