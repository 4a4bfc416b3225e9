import { translatable } from '@lectern/shared/translations';

/** Texts of a line whose price has changed since it was put into the cart. */
export const changedPriceText = translatable('changedPrice', () => ({
  changed: (was: string, now: string) =>
    `The price has changed from ${was} to ${now}. Accept it to include this item in the total.`,
  changedTo: (now: string) => `The price has changed to ${now}. Accept it to include this item in the total.`,
  accept: 'Accept the new price',
  acceptOf: (name: string) => `Accept the new price of ${name}`,
  accepted: (name: string) => `You accepted the new price of ${name}.`,
  notStored: 'Your cart could not be stored on this device. Free some space or allow storage, then try again.',
}));
