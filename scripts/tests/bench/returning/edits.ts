import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One replacement in a source file, whose path starts at the workspace. */
type Edit = { file: string; from: string; to: string };

/** Small edits of the shell: a text, a rule of the header, and what its markup holds. */
export const SHELL_EDITS: readonly Edit[] = [
  { file: 'src/text/shell.en.ts', from: "wait: 'Keep waiting'", to: "wait: 'Wait a little longer'" },
  { file: 'src/chrome/header/Header.module.css', from: 'min-block-size: 4rem', to: 'min-block-size: 4.25rem' },
  {
    file: 'src/chrome/header/Header.tsx',
    from: '<header className={styles.header}>',
    to: '<header className={styles.header} data-links={links.length > 3 ? links.length : undefined}>',
  },
];

/** Small edits of the catalogue: a text, a rule, and what the home screen shows. */
export const CATALOGUE_EDITS: readonly Edit[] = [
  { file: 'src/text/home.en.ts', from: "newest: 'New courses'", to: "newest: 'New this month'" },
  { file: 'src/parts/home/Home.module.css', from: 'max-inline-size: 18ch', to: 'max-inline-size: 20ch' },
  {
    file: 'src/screens/HomeScreen.tsx',
    from: '{position !==',
    to: '{user !== null && isWaiting && <p hidden>{failed.catalogue}</p>}\n      {position !==',
  },
];

/** Applies edits in a workspace's folder. Rejects when a source no longer has what an edit replaces. */
export async function applyEdits(folder: string, edits: readonly Edit[]): Promise<void> {
  for (const { file, from, to } of edits) {
    const path = join(folder, file);
    const source = await readFile(path, 'utf8');
    if (!source.includes(from)) throw new Error(`${path} has no "${from}" to edit: choose another edit in edits.ts.`);
    await writeFile(
      path,
      source.replace(from, () => to),
    );
  }
}
