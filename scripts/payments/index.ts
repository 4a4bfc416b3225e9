export { openPayments, type Payments, type PaymentsOptions } from './openPayments';
export { PaymentSettingsError } from './settings';
