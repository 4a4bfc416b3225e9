import type { ContractError } from '../../contract/parse';

/** Returns the field that an error names, as `items.1.kind`. Its parser must have been called with an empty path. */
export const fieldOf = ({ path }: ContractError): string => path.replace(/\[(\d+)\]/g, '.$1').slice(1);

/** Returns the problem of an error, to follow the field's name in a sentence. */
export const problemOf = ({ expected, found }: ContractError): string => `is ${found}, not ${expected}`;
