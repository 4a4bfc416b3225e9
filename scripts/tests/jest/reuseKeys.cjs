// An RSA key takes a quarter of a second of processor time, and most test files with a backend need one. Therefore a
// worker keeps them: the first key of a test file is the first one of the file before it, and so on. Within a file,
// all keys differ.
const crypto = require('node:crypto');
const { promisify } = require('node:util');

const kept = Symbol.for('lectern.keysOfWorker');
crypto[kept] ??= { generate: crypto.generateKeyPairSync, generateLater: crypto.generateKeyPair, pairs: new Map() };
const { generate, generateLater, pairs } = crypto[kept];
const counts = new Map();

/** Returns the name of the file's next key with these options. */
function nextName(options) {
  const kind = JSON.stringify(options);
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return `${counts.get(kind)} ${kind}`;
}

crypto.generateKeyPairSync = (type, options) => {
  if (type !== 'rsa') return generate(type, options);
  const name = nextName(options);
  if (!pairs.has(name)) pairs.set(name, generate(type, options));
  return pairs.get(name);
};

const promised = async (type, options) => {
  if (type !== 'rsa') return promisify(generateLater)(type, options);
  const name = nextName(options);
  if (!pairs.has(name)) pairs.set(name, await promisify(generateLater)(type, options));
  return pairs.get(name);
};
crypto.generateKeyPair = (type, options, callback) => {
  promised(type, options).then(({ publicKey, privateKey }) => callback(null, publicKey, privateKey), callback);
};
crypto.generateKeyPair[promisify.custom] = promised;
