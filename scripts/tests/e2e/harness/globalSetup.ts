import { prepareHome } from './home';

/** Builds and seeds, once a run, the home that each test's site is a copy of. */
export default async function globalSetup(): Promise<void> {
  await prepareHome((line) => process.stdout.write(`${line}\n`));
}
