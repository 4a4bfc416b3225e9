/** Runs a benchmark as a program: exit code 0 when it resolves to true, else 1. Prints why it rejected. */
export function runBench(main: () => Promise<boolean>): void {
  main().then(
    (isMet) => process.exit(isMet ? 0 : 1),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
      process.exit(1);
    },
  );
}
