import { textOf } from '@lectern/shared/text';
import { privacyPolicyText } from '../../../../mfe-info/src/text/privacyPolicy.en';
import { openStores } from '../../../cli';
import { openOfficialPage } from '../../fixtures/officialPage/openOfficialPage';
import { expect, test } from '../harness/test';

const text = textOf(privacyPolicyText);

test('a page of another site shows a screen that the official runtime loads from its manifest', async ({
  page,
  site,
  faults,
}) => {
  const { registry } = await openStores({ home: site.home }).registry.latest();
  const version = registry.remotes.info?.stable.version ?? '';
  const other = await openOfficialPage(site.url);
  try {
    const address = new URL(other.url);
    address.searchParams.set('manifest', `${other.url}/remotes/info/${version}/mf-manifest.json`);
    address.searchParams.set('screen', 'PrivacyPolicyScreen');
    await page.goto(address.href);
    await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
    // The screen's link moves the router of the page: both use one instance of what they share.
    await expect(page.locator('output')).toHaveText('/');
    await page.getByRole('link', { name: text.contact }).click();
    await expect(page.locator('output')).toHaveText('/contact');
    expect(faults.requests(/mf-manifest\.json$/)).toHaveLength(1);
    expect(faults.requests(/\/remotes\/info\/.*\.css/).length).toBeGreaterThan(0);
    expect(faults.requests(/\/remotes\/shell\//)).toEqual([]);
  } finally {
    await other.close();
  }
});
