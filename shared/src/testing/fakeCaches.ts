/**
 * Installs a fake Cache Storage with the operations that the site uses: named caches of text by address, in the order
 * in which they were put. `uninstall` removes it.
 */
export function fakeCaches(): { stores: Map<string, Map<string, string>>; uninstall: () => void } {
  const stores = new Map<string, Map<string, string>>();
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, string>();
    stores.set(name, store);
    return Promise.resolve(cacheOver(store));
  };
  const match = (key: string, { cacheName }: { cacheName: string }) => {
    const text = stores.get(cacheName)?.get(key);
    return Promise.resolve(text === undefined ? undefined : new Response(text));
  };
  const remove = (name: string) => Promise.resolve(stores.delete(name));
  Object.assign(globalThis, {
    caches: {
      open,
      match,
      delete: remove,
      keys: () => Promise.resolve([...stores.keys()]),
      has: (name: string) => Promise.resolve(stores.has(name)),
    },
  });
  return {
    stores,
    uninstall: () => {
      Reflect.deleteProperty(globalThis, 'caches');
    },
  };
}

const absolute = (url: string): string => ('location' in globalThis ? new URL(url, location.href).href : url);

const cacheOver = (store: Map<string, string>) => ({
  match: (key: string | { url: string }) => {
    const address = typeof key === 'string' ? key : [...store.keys()].find((own) => absolute(own) === key.url);
    const text = address === undefined ? undefined : store.get(address);
    return Promise.resolve(text === undefined ? undefined : new Response(text));
  },
  put: async (key: string, response: Response) => {
    store.delete(key);
    store.set(key, await response.text());
  },
  keys: () => Promise.resolve([...store.keys()].map((key) => ({ url: absolute(key) }))),
  delete: ({ url }: { url: string }) =>
    Promise.resolve([...store.keys()].some((key) => absolute(key) === url && store.delete(key))),
});
