import { RefusedError, type Refusal, type RefusalCode } from '../refusal';

/** Returns one reason against a build that other tools have made. */
export function buildRefusal(folder: string, why: string, fix: string, code: RefusalCode = 'release-invalid'): Refusal {
  return { code, what: `The build in ${folder} can't be adopted.`, why, fix };
}

/** Returns the error of a build that can't be adopted for one reason. */
export function refusedBuild(folder: string, why: string, fix: string): RefusedError {
  return new RefusedError(buildRefusal(folder, why, fix));
}
