import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles } from '../fixtures/repositoryFiles';

/** Sample content, whose form is its authors' choice. */
const SAMPLES = 'scripts/content/sample/';
const CODE = /\.(tsx?|cjs|mjs|js|css)$/;
const TEST = /\.(test|e2e|test-d)\.tsx?$|\/testing\/|\/testBed\.ts$|^scripts\/tests\//;

/** Contents of files of code by path. */
export type CodeFiles = ReadonlyMap<string, string>;

/** The files of a checkout without sample content; those of code are `product` or `tests`, which includes equipment. */
export type RepositoryTree = { files: string[]; product: CodeFiles; tests: CodeFiles };

/** Reads the working tree of a checkout of this repository, of any revision. Throws when a file can't be read. */
export function readTree(root: string): RepositoryTree {
  const files = repositoryFiles(root).filter((file) => !file.startsWith(SAMPLES));
  const read = (isTest: boolean): CodeFiles =>
    new Map(
      files
        .filter((file) => CODE.test(file) && TEST.test(file) === isTest)
        .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
    );
  return { files, product: read(false), tests: read(true) };
}
