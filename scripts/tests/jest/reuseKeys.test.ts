import { generateKeyPair, generateKeyPairSync, sign, verify } from 'node:crypto';
import { promisify } from 'node:util';

type Pair = { publicKey: string; privateKey: string };
const RSA = {
  modulusLength: 1024,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
} as const;
const beginTestFile = (): void => {
  jest.isolateModules(() => jest.requireActual('./reuseKeys.cjs'));
};
const generate = (): Pair => generateKeyPairSync('rsa', RSA);
const generateLater = (): Promise<Pair> => promisify(generateKeyPair)('rsa', RSA);

test('keys differ within a test file, and return in the next one', async () => {
  beginTestFile();
  const keys = [generate(), await generateLater(), generate()];
  expect(new Set(keys.map(({ privateKey }) => privateKey)).size).toBe(3);
  beginTestFile();
  expect([await generateLater(), generate(), await generateLater()]).toEqual(keys);
});

test('a callback gets both halves of a key', async () => {
  const signed = await new Promise<boolean>((resolve, reject) => {
    generateKeyPair('rsa', RSA, (error, publicKey, privateKey) => {
      if (error) reject(error);
      else resolve(verify('sha256', Buffer.from('text'), publicKey, sign('sha256', Buffer.from('text'), privateKey)));
    });
  });
  expect(signed).toBe(true);
});

test('each key of another kind is generated', () => {
  const keys = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
  beginTestFile();
  keys.push(generateKeyPairSync('ed25519'));
  expect(new Set(keys.map(({ publicKey }) => publicKey.export({ format: 'jwk' }).x)).size).toBe(3);
});
