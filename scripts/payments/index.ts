export {
  createCoupon,
  endCoupon,
  listCoupons,
  listOrders,
  listRefused,
  refundOrder,
  showOrder,
  type NewCoupon,
  type OrderRow,
} from './administration';
export { openPayments, openPaymentsOn, type Payments, type PaymentsHost, type PaymentsOptions } from './openPayments';
export { paymentGauges } from './paymentGauges';
export { orderState, type ProviderEvent } from './provider/events';
export { PaymentSettingsError } from './settings';
export { formatAmount } from './text/payments.en';
/** Sentences of the test payment page, for end-to-end tests. */
export { testPageText } from './text/testPage.en';
