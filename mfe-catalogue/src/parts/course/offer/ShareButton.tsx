import { useState } from 'react';
import { useHost } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { Button, CheckIcon, ShareIcon } from '@lectern/shared/ui';
import { offerText } from '../../../text/offer.en';

/** Opens the device's share sheet for this page, or copies the address where there is none. */
export function ShareButton({ title }: { title: string }) {
  const text = useText(offerText);
  const { announce } = useHost();
  const [outcome, setOutcome] = useState('');
  const show = (message: string): void => {
    setOutcome(message);
    announce(message);
  };
  const share = async (): Promise<void> => {
    const url = location.origin + location.pathname;
    if ('share' in navigator) {
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      // Browsers have no clipboard on pages without TLS.
      await (navigator as Navigator).clipboard.writeText(url);
      show(text.copied);
    } catch {
      show(text.notCopied(url));
    }
  };
  return (
    <Button
      variant="secondary"
      wide
      icon={outcome === text.copied ? <CheckIcon /> : <ShareIcon />}
      onClick={() => void share()}
    >
      {outcome || text.share}
    </Button>
  );
}
