import { useState } from 'react';
import { useHost } from '@lectern/shared/host';
import { Button, CheckIcon, ShareIcon } from '@lectern/shared/ui';
import { courseWords } from '../../text/course.en';
import { useText } from '../../text/useText';

/** Hands this page's address to the device's own sharing, or copies it where there is none. */
export function ShareButton({ title }: { title: string }) {
  const text = useText(courseWords);
  const { announce } = useHost();
  const [said, setSaid] = useState('');
  const say = (words: string): void => {
    setSaid(words);
    announce(words);
  };
  const share = async (): Promise<void> => {
    const url = location.origin + location.pathname;
    if ('share' in navigator) {
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await (navigator as Navigator).clipboard.writeText(url).then(
      () => say(text.copied),
      () => say(text.notCopied(url)),
    );
  };
  return (
    <Button
      variant="secondary"
      wide
      icon={said === text.copied ? <CheckIcon /> : <ShareIcon />}
      onClick={() => void share()}
    >
      {said || text.share}
    </Button>
  );
}
