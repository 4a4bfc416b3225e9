import { removeCartItem } from '@lectern/shared/cart';
import { slugWords, type CartItem } from '@lectern/shared/domain';
import { useHost, useUser } from '@lectern/shared/host';
import { deferredPart } from '@lectern/shared/loading';
import { useMutation, useQueryClient } from '@lectern/shared/query';
import { Link } from '@lectern/shared/router';
import { useFormat, useText } from '@lectern/shared/text';
import { Button, FormStatus, IconButton, Price, TrashIcon, classNames } from '@lectern/shared/ui';
import type { Offer } from '../data/offerRecords';
import { moveToSaved, savedItems } from '../data/savedItems';
import { cartText } from '../text/cart.en';
import * as styles from './Cart.module.css';
import * as orderStyles from './Order.module.css';
import { ItemCover } from './ItemCover';

const ChangedPrice = deferredPart(
  () => import('./ChangedPrice'),
  (module) => module.ChangedPrice,
);

/** `offer` is null until its price is loaded. `onRemove` is called after the line is removed, to move the focus. */
type Props = { item: CartItem; offer: Offer | null; onRemove: () => void };

/** Line of the cart: its item with the price, and the buttons to remove it or save it for later. */
export function CartLine({ item, offer, onRemove }: Props) {
  const text = useText(cartText);
  const format = useFormat();
  const facts = offer?.facts ?? null;
  const name = facts?.title ?? slugWords(item.refId);
  const saving = useSaveForLater(item, name, onRemove);
  return (
    <li className={classNames(orderStyles.line, styles.line)} data-state={offer?.state}>
      <ItemCover item={item} facts={facts} />
      <div className={orderStyles.facts}>
        <p className={orderStyles.name}>{facts ? <Link to={facts.to}>{facts.title}</Link> : name}</p>
        <p className={orderStyles.muted}>
          {text[item.kind]}
          {facts && ` · ${format.list(facts.by)}`}
        </p>
        {offer ? <OfferState offer={offer} name={name} /> : <p className={orderStyles.muted}>{text.priceUnknown}</p>}
        {saving.isError && <FormStatus tone="error">{text.saveForLaterFailed}</FormStatus>}
      </div>
      {offer?.state === 'offered' && (
        <p className={orderStyles.amount}>
          <Price amount={offer.price.unit_amount} currency={offer.price.currency} />
        </p>
      )}
      <LineTools item={item} name={name} saving={saving} onRemove={onRemove} />
    </li>
  );
}

type ToolsProps = Omit<Props, 'offer'> & { name: string; saving: ReturnType<typeof useSaveForLater> };

function LineTools({ item, name, saving, onRemove }: ToolsProps) {
  const text = useText(cartText);
  const { announce } = useHost();
  const user = useUser();
  const remove = (): void => {
    removeCartItem(item.productId);
    announce(text.removed(name));
    onRemove();
  };
  return (
    <div className={styles.lineTools}>
      {user && (
        <Button
          variant="quiet"
          size="small"
          busy={saving.isPending}
          aria-label={text.saveForLaterOf(name)}
          onClick={() => saving.mutate(user.uid)}
        >
          {text.saveForLater}
        </Button>
      )}
      <IconButton label={text.remove(name)} icon={<TrashIcon />} onClick={remove} />
    </div>
  );
}

function OfferState({ offer, name }: { offer: Offer; name: string }) {
  const text = useText(cartText);
  if (offer.state === 'withdrawn') return <p className={orderStyles.problem}>{text.withdrawn}</p>;
  if (offer.state === 'changed') return <ChangedPrice offer={offer} name={name} />;
  if (offer.price.unit_amount > 0 || !offer.facts) return null;
  return (
    <p className={orderStyles.muted}>
      {text.isFree} <Link to={offer.facts.to}>{text.get}</Link>
    </p>
  );
}

function useSaveForLater(item: CartItem, name: string, onRemove: () => void) {
  const text = useText(cartText);
  const { announce } = useHost();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (uid: string) => moveToSaved(uid, item),
    onSuccess: (_nothing, uid) => {
      announce(text.savedForLater(name));
      onRemove();
      void client.invalidateQueries({ queryKey: savedItems(uid).queryKey });
    },
  });
}
