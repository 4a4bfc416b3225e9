import { useNavigate, useSearchParams } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Button, ButtonLink, Page, PageHeader } from '@lectern/shared/ui';
import { deferredText } from '../../text/deferred.en';
import * as styles from './Screens.module.css';
import { readWarning } from './warning';

/** Warning screen: says what happened, by the code in the address, and offers a safe way forward. */
export default function WarningScreen() {
  const text = useText(deferredText).warning;
  const navigate = useNavigate();
  const { code, to: destination } = readWarning(useSearchParams()[0], location.origin);
  const leavingBody = destination ? text.leaving.body(destination.host) : text.leaving.bodyUnknown;
  return (
    <Page width="card">
      <PageHeader title={text[code].title} lead={code === 'leaving' ? leavingBody : text[code].body} />
      <div className={styles.actions}>
        {code === 'leaving' && <Button onClick={() => void navigate(-1)}>{text.back}</Button>}
        {destination && (
          <ButtonLink variant="secondary" href={destination.href} rel="noopener noreferrer nofollow">
            {text.leaving.onward(destination.host)}
          </ButtonLink>
        )}
        {code === 'session-ended' && <ButtonLink to="/sign_in">{text['session-ended'].signIn}</ButtonLink>}
        <ButtonLink to="/" variant={code === 'leaving' || code === 'session-ended' ? 'secondary' : 'primary'}>
          {text.home}
        </ButtonLink>
      </div>
    </Page>
  );
}
