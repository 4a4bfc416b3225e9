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
  const details = offer?.details ?? null;
  const name = details?.title ?? slugWords(item.refId);
  const saving = useSaveForLater(item, name, onRemove);
  return (
    <li className={classNames(orderStyles.line, styles.line)} data-state={offer?.state}>
      <ItemCover item={item} details={details} />
      <div className={orderStyles.details}>
        <p className={orderStyles.name}>{details ? <Link to={details.to}>{details.title}</Link> : name}</p>
        <p className={orderStyles.muted}>
          {text[item.kind]}
          {details && ` · ${format.list(details.by)}`}
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
  if (offer.price.unit_amount > 0 || !offer.details) return null;
  return (
    <p className={orderStyles.muted}>
      {text.isFree} <Link to={offer.details.to}>{text.get}</Link>
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
