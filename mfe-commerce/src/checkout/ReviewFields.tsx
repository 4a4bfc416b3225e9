import { useText } from '@lectern/shared/text';
import { TextArea, TextField } from '@lectern/shared/ui';
import { checkoutText } from '../text/checkout.en';
import * as styles from './Checkout.module.css';
import { MESSAGE_LENGTH } from './reviewDraft';
import type { ReviewForm } from './useReviewForm';

/** For whom the order is, and the coupon. */
export function ReviewFields({ form }: { form: ReviewForm }) {
  const text = useText(checkoutText);
  const { draft, change, faults } = form;
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{text.forWhom}</legend>
        <Choice label={text.forMe} isChosen={!draft.isGift} onChoose={() => change({ isGift: false })} />
        <Choice label={text.forOther} isChosen={draft.isGift} onChoose={() => change({ isGift: true })} />
        {draft.isGift && <GiftFields form={form} />}
      </fieldset>
      <div className={styles.short}>
        <TextField
          label={text.coupon}
          hint={text.couponHint}
          optional
          value={draft.coupon}
          error={faults.coupon && text[faults.coupon]}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ currentTarget }) => change({ coupon: currentTarget.value })}
        />
      </div>
    </>
  );
}

function Choice({ label, isChosen, onChoose }: { label: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <label className={styles.choice}>
      <input type="radio" name="for" checked={isChosen} onChange={onChoose} />
      <span>{label}</span>
    </label>
  );
}

function GiftFields({ form: { draft, change, faults } }: { form: ReviewForm }) {
  const text = useText(checkoutText);
  return (
    <div className={styles.gift}>
      <TextField
        label={text.email}
        hint={text.emailHint}
        type="email"
        required
        value={draft.email}
        error={faults.email && text[faults.email]}
        autoComplete="off"
        onChange={({ currentTarget }) => change({ email: currentTarget.value })}
      />
      <TextArea
        label={text.message}
        optional
        rows={3}
        value={draft.message}
        error={faults.message && text[faults.message](MESSAGE_LENGTH)}
        onChange={({ currentTarget }) => change({ message: currentTarget.value })}
      />
    </div>
  );
}
