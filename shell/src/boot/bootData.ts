import { parseBoot, type Boot } from '@lectern/shared/contract';

/**
 * Reads what the gateway wrote into the page. Throws a ContractError, or an Error when the block is missing or no JSON.
 */
export function readBootData(page: Document): Boot {
  const json = page.getElementById('boot')?.textContent;
  if (!json) throw new Error('The page has no boot data (<script type="application/json" id="boot">).');
  return parseBoot(JSON.parse(json));
}
