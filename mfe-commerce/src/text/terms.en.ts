import { translatable } from '@lectern/shared/translations';

/** Terms of sale, by section. */
export const termsText = translatable('terms', () => ({
  title: 'Terms of sale',
  lead: 'What you get, what you pay, and how you get your money back.',
  toReview: 'Back to your order',
  sections: [
    {
      title: 'What you buy',
      words:
        'A course or a book opens for your account, for your own use, with no end date. You may open it on all your ' +
        'devices. You may not pass on its files or your account.',
    },
    {
      title: 'What you pay',
      words:
        'You pay once, the price that the order shows before you pay, including any tax. A payment service takes the ' +
        'payment: this site never sees your card number. Your order and receipt are in your profile.',
    },
    {
      title: 'Gifts',
      words:
        'A gift goes to the e-mail address that you enter, as a code. Whoever claims the code first owns the gift. ' +
        'Until then, you can ask for a refund.',
    },
    {
      title: 'Refunds',
      words:
        'Ask for a refund under Orders in your profile, with your reason. We answer there. A refunded item closes; ' +
        'your progress and notes stay, in case you buy it again. Rights that the law gives you are not affected.',
    },
    {
      title: 'When something goes wrong',
      words:
        'If you were charged and nothing opened, write to us on the contact page with the number of your order. A ' +
        'second payment for something that you already own is refunded automatically.',
    },
  ],
}));
