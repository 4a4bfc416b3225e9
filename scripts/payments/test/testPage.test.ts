import { SHOP_ORIGIN } from '../../tests/fixtures/paymentShop';
import { startPaymentTestBed, type PaymentTestBed } from '../testBed';

let testBed: PaymentTestBed;
beforeEach(async () => (testBed = await startPaymentTestBed()));
afterEach(() => testBed.stop());

test("another site's page and a sandboxed frame can't pay; the page's own form can, and names its origin", async () => {
  const { url } = await testBed.checkOut('ann');
  const { pathname } = new URL(String(url));
  const page = await testBed.app.inject(pathname);
  // Under `no-referrer` browsers would send `Origin: null` with the form, as sandboxed frames do.
  expect(page.headers['referrer-policy']).toBe('same-origin');
  const pay = async (origin: string): Promise<number> => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin };
    return (await testBed.app.inject({ method: 'POST', url: pathname, headers, payload: 'outcome=succeeds' }))
      .statusCode;
  };
  expect([await pay('null'), await pay('https://other.example')]).toEqual([403, 403]);
  expect(await pay(SHOP_ORIGIN)).toBe(303);
});
