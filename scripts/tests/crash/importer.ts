import { importHome } from '../../migration';

/** A message of the importer: where it is. */
export type ImportProgress = { at: string };

/** Imports the export in the second argument into the home of the first, and reports where it is. */
function run(home: string, folder: string): void {
  const report = (at: string): void => void process.send?.({ at } satisfies ImportProgress);
  report('started');
  importHome({ home, projectId: 'lectern', folder, progress: report }).then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
}

// The test imports this file for its types and starts it as a program.
if (require.main === module) run(process.argv[2] ?? '', process.argv[3] ?? '');
