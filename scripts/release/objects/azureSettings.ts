import { StoreUrlError, textOf, type Environment, type ParsedStoreUrl } from './parseStoreUrl';

/** A container of Azure Blob Storage. `base` is its address, `prefix` is empty or ends with `/`. */
export type AzureSettings = {
  url: string;
  base: string;
  prefix: string;
  account: string;
  access: { key: string } | { sas: string };
};

/**
 * Returns the settings of `az://container/prefix`: from AZURE_STORAGE_CONNECTION_STRING, or from AZURE_STORAGE_ACCOUNT
 * with AZURE_STORAGE_KEY or AZURE_STORAGE_SAS_TOKEN. `?endpoint=` names another service. Throws a StoreUrlError without
 * credentials.
 */
export function azureSettings({ url, name, prefix, options }: ParsedStoreUrl, environment: Environment): AzureSettings {
  const stated = parseConnection(environment.AZURE_STORAGE_CONNECTION_STRING ?? '');
  const account = stated.get('AccountName') ?? textOf(environment.AZURE_STORAGE_ACCOUNT);
  const key = stated.get('AccountKey') ?? textOf(environment.AZURE_STORAGE_KEY);
  const sas = stated.get('SharedAccessSignature') ?? textOf(environment.AZURE_STORAGE_SAS_TOKEN);
  if (!account || !(key ?? sas))
    throw new StoreUrlError(
      `${url} needs credentials.`,
      'Set AZURE_STORAGE_CONNECTION_STRING, or AZURE_STORAGE_ACCOUNT with AZURE_STORAGE_KEY or ' +
        'AZURE_STORAGE_SAS_TOKEN.',
    );
  const suffix = stated.get('EndpointSuffix') ?? 'core.windows.net';
  const protocol = stated.get('DefaultEndpointsProtocol') ?? 'https';
  const endpoint =
    textOf(options.get('endpoint')) ?? stated.get('BlobEndpoint') ?? `${protocol}://${account}.blob.${suffix}`;
  if (!URL.canParse(endpoint) || !/^https?:/.test(endpoint))
    throw new StoreUrlError(`The endpoint of ${url} is no address.`, 'Write it as https://account.blob.example.');
  return {
    url,
    base: `${endpoint.replace(/\/+$/, '')}/${name}`,
    prefix,
    account,
    access: key ? { key } : { sas: (sas ?? '').replace(/^\?/, '') },
  };
}

/** Returns the parts of a connection string, such as `AccountName=one;AccountKey=…`. */
function parseConnection(text: string): Map<string, string> {
  const parts = text.split(';').flatMap((part) => {
    const [, name = '', value = ''] = /^\s*(\w+)=(.*)$/.exec(part) ?? [];
    return value === '' ? [] : [[name, value] as const];
  });
  return new Map(parts);
}
