import { deleteApp, initializeApp, type FirebaseApp, type FirebaseOptions } from 'firebase/app';

/** Apps of the real SDK, each with its own name. Delete them when done. */
export type SdkApps = { create(options: FirebaseOptions): FirebaseApp; deleteAll(): Promise<void> };

let count = 0;

/** Creates an empty set of apps. */
export function createSdkApps(): SdkApps {
  const apps: FirebaseApp[] = [];
  return {
    create(options) {
      count += 1;
      const app = initializeApp({ apiKey: 'local', ...options }, `test-bed-${count}`);
      apps.push(app);
      return app;
    },
    async deleteAll() {
      await Promise.all(apps.splice(0).map((app) => deleteApp(app)));
    },
  };
}
