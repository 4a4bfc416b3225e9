import { useState } from 'react';
import { useText } from '@lectern/shared/text';
import { Button, CheckIcon, ShareIcon } from '@lectern/shared/ui';
import { certificatesText } from '../../text/profile/certificates.en';

/** Button that copies the link to the certificate, with a hint about the data it reveals. */
export function CopyLink({ link }: { link: string }) {
  const text = useText(certificatesText);
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = async (): Promise<void> => {
    try {
      // Browsers have no clipboard on pages without TLS.
      await navigator.clipboard.writeText(link);
      setOutcome('copied');
    } catch {
      setOutcome('copyFailed');
    }
  };
  return (
    <>
      <Button
        variant="secondary"
        icon={outcome === 'copied' ? <CheckIcon /> : <ShareIcon />}
        onClick={() => void copy()}
      >
        {text.copy}
      </Button>
      <p>
        {outcome && <strong role="status">{text[outcome]} </strong>}
        {text.linkHint}
      </p>
    </>
  );
}
