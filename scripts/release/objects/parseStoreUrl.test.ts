import { resolve } from 'node:path';
import { azureSettings } from './azureSettings';
import { parseStoreUrl, StoreUrlError, type ParsedStoreUrl } from './parseStoreUrl';
import { s3Settings } from './s3Settings';

const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
const parse = (url: string): ParsedStoreUrl => {
  const parsed = parseStoreUrl(url);
  if (parsed.kind === 'file') throw new Error('This is a folder.');
  return parsed;
};

test.each([
  ['file:/srv/lectern', '/srv/lectern'],
  ['file:///srv/le%20ctern', '/srv/le ctern'],
  ['file:one', `${process.cwd()}/one`],
  ['../one', resolve('../one')],
])('%s is the folder %s', (url, folder) => {
  expect(parseStoreUrl(url)).toMatchObject({ kind: 'file', folder });
});

test.each([
  ['s3://releases', {}, 'https://releases.s3.us-east-1.amazonaws.com', 'us-east-1'],
  ['s3://releases/a/b/', { AWS_REGION: 'eu-west-1' }, 'https://releases.s3.eu-west-1.amazonaws.com', 'eu-west-1'],
  ['s3://one?region=r1&endpoint=https://minio.example:9000/', {}, 'https://minio.example:9000/one', 'r1'],
  ['s3://one', { AWS_ENDPOINT_URL: 'https://r2.example' }, 'https://r2.example/one', 'auto'],
])('%s with %j is at %s in %s', (url, environment, base, region) => {
  expect(s3Settings(parse(url), { ...keys, ...environment })).toMatchObject({ base, region });
});

test('a prefix separates sites in one bucket', () => {
  expect(parse('s3://releases/sites/one/').prefix).toBe('sites/one/');
  expect(parse('az://releases').prefix).toBe('');
});

test.each([
  [{ AZURE_STORAGE_ACCOUNT: 'acc', AZURE_STORAGE_KEY: 'k' }, 'https://acc.blob.core.windows.net/rel', { key: 'k' }],
  [
    { AZURE_STORAGE_ACCOUNT: 'acc', AZURE_STORAGE_SAS_TOKEN: '?sv=1&sig=x%3D' },
    'https://acc.blob.core.windows.net/rel',
    { sas: 'sv=1&sig=x%3D' },
  ],
  [
    { AZURE_STORAGE_CONNECTION_STRING: 'AccountName=a;AccountKey=b==;EndpointSuffix=core.example' },
    'https://a.blob.core.example/rel',
    { key: 'b==' },
  ],
])('a container is reached with %j', (environment, base, access) => {
  expect(azureSettings(parse('az://rel'), environment)).toMatchObject({ base, access });
});

test.each([
  'gs://releases',
  'https://releases.s3.amazonaws.com',
  's3://',
  's3://UPPER',
  's3://releases/../other',
  's3://releases/a b',
  's3://id:secret@releases',
  's3://releases?secret=x',
])('%s is refused', (url) => {
  expect(() => parseStoreUrl(url)).toThrow(StoreUrlError);
});

test('without credentials nothing is opened, and the variables are named', () => {
  expect(() => s3Settings(parse('s3://releases'), {})).toThrow('needs credentials');
  expect(() => azureSettings(parse('az://releases'), { AZURE_STORAGE_ACCOUNT: 'a' })).toThrow('needs credentials');
  expect(() => s3Settings(parse('s3://releases?endpoint=ftp://x'), keys)).toThrow('is no address');
});
