import { useState } from 'react';
import { addCartItem, hasRoom } from '@lectern/shared/cart';
import { slugWords } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { useMutation, useQuery, useQueryClient } from '@lectern/shared/query';
import { Link } from '@lectern/shared/router';
import { Button, ButtonLink, FormStatus, IconButton, Section, SkeletonText, TrashIcon } from '@lectern/shared/ui';
import type { SavedThing } from '../data/accountRecords';
import { cartItemOf, forgetSaved, savedThings } from '../data/savedThings';
import { Failed } from '../parts/Failed';
import { cartWords } from '../text/cart.en';
import { failedWords } from '../text/failed.en';
import { useText } from '../text/useText';
import styles from './Cart.module.css';
import { ThingCover } from './ThingCover';

/** What the person keeps for later, with the way back into the cart. */
export function SavedForLater({ uid, onLeave }: { uid: string; onLeave: () => void }) {
  const text = useText(cartWords);
  const failed = useText(failedWords);
  const saved = useQuery(savedThings(uid));
  return (
    <Section title={text.saved}>
      {saved.isPending && (
        <div aria-busy="true">
          <SkeletonText lines={2} />
        </div>
      )}
      {saved.isError && (
        <Failed
          title={failed.saved}
          error={saved.error}
          isBusy={saved.isFetching}
          onRetry={() => void saved.refetch()}
        />
      )}
      {saved.data?.length === 0 && <p className={styles.muted}>{text.savedEmpty}</p>}
      <ul className={styles.lines} role="list">
        {saved.data?.map((thing) => (
          <SavedLine key={`${thing.kind}-${thing.refId}`} uid={uid} thing={thing} onLeave={onLeave} />
        ))}
      </ul>
    </Section>
  );
}

/** Why something did not come back into the cart. */
type Problem = 'full' | 'gone' | 'notKept';

function SavedLine({ uid, thing, onLeave }: { uid: string; thing: SavedThing; onLeave: () => void }) {
  const text = useText(cartWords);
  const { announce } = useHost();
  const client = useQueryClient();
  const [problem, setProblem] = useState<Problem | null>(null);
  const name = thing.about?.title ?? slugWords(thing.refId);
  const leave = useMutation({
    networkMode: 'always',
    mutationFn: async (isMove: boolean): Promise<Problem | null> => {
      const item = isMove ? await cartItemOf(thing) : null;
      if (isMove && !item) return 'gone';
      if (item && !addCartItem(item)) return hasRoom() ? 'notKept' : 'full';
      await forgetSaved(uid, thing);
      return null;
    },
    onSuccess: async (found, isMove) => {
      setProblem(found);
      if (found) return;
      announce(isMove ? text.moved(name) : text.forgotten(name));
      onLeave();
      await client.invalidateQueries({ queryKey: savedThings(uid).queryKey });
    },
  });
  return (
    <li className={styles.line}>
      <ThingCover thing={thing} about={thing.about} />
      <div className={styles.what}>
        <p className={styles.name}>{thing.about ? <Link to={thing.about.to}>{name}</Link> : name}</p>
        <p className={styles.muted}>
          {text[thing.kind]}, {thing.about ? thing.about.by.join(', ') : text.gone}
        </p>
        {(problem !== null || leave.isError) && (
          <FormStatus tone="warning">{problem ? text[problem] : text.savedFailed}</FormStatus>
        )}
      </div>
      <div className={styles.lineTools}>
        {thing.about?.productId && (
          <Button
            variant="secondary"
            size="small"
            busy={leave.isPending && leave.variables}
            aria-label={text.toCartOf(name)}
            onClick={() => leave.mutate(true)}
          >
            {text.toCart}
          </Button>
        )}
        {thing.about && !thing.about.productId && (
          <ButtonLink to={thing.about.to} variant="secondary" size="small" aria-label={text.openOf(name)}>
            {text.open}
          </ButtonLink>
        )}
        <IconButton label={text.forget(name)} icon={<TrashIcon />} onClick={() => leave.mutate(false)} />
      </div>
    </li>
  );
}
