import { parseBoot, type Boot } from '@lectern/shared/contract';

/**
 * Reads the data that the gateway wrote into the page. Throws a ContractError for invalid data, and an Error when the
 * block is missing or not JSON.
 */
export function readBootData(page: Document): Boot {
  const json = page.getElementById('boot')?.textContent;
  if (!json) throw new Error('The page has no boot data (<script type="application/json" id="boot">).');
  return parseBoot(JSON.parse(json));
}
