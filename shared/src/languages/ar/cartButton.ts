import type { Translation } from '@lectern/shared/translations';
import type { CartButtonText } from '..';
import { quoted } from './phrases';

/** Arabic texts of the button that adds something to the cart. */
export const cartButton: Translation<CartButtonText> = () => ({
  add: 'أضف إلى السلة',
  added: (title) => `${quoted(title)} في سلتك`,
  inCart: 'في سلتك',
  toCart: 'عرض السلة',
  full: 'سلتك ممتلئة: تتسع لعشرة عناصر. أزل عنصرًا منها، أو احفظه لوقت لاحق.',
  notStored: 'تعذّر حفظ سلتك على هذا الجهاز. وفّر بعض المساحة أو اسمح بالتخزين، ثم حاول مجددًا.',
});
