import { parseRegistry } from '@lectern/shared/contract';
import { localRegistry, missingInShell, takenPath } from './localRegistry';
import { registryOf, releaseOf, shellOf } from '../../tests/fixtures/deployedSite';

const local = releaseOf('info', '1.0.0-development', '/contact');

describe('the registry of a development proxy', () => {
  test('replaces the deployed code with the local one, and nothing else', () => {
    const deployed = registryOf(7);
    const swapped = localRegistry(deployed, { remotes: [local], shell: shellOf('3.0.0-development'), compilation: 1 });
    expect(swapped.remotes.info).toEqual({ stable: local, fallback: null, canary: null });
    expect(swapped.remotes.commerce).toBe(deployed.remotes.commerce);
    expect(swapped.shell.stable.version).toBe('3.0.0-development');
    expect(parseRegistry(swapped)).toEqual(swapped);
    expect(localRegistry(deployed, { remotes: [local], shell: null, compilation: 1 }).shell).toBe(deployed.shell);
  });

  test('has a serial that grows with each compilation and each deployed revision', () => {
    const serial = (deployed: number, compilation: number): number =>
      localRegistry(registryOf(deployed), { remotes: [local], shell: null, compilation }).serial;
    expect(serial(7, 2)).toBeGreaterThan(serial(7, 1));
    expect(serial(8, 0)).toBeGreaterThan(serial(7, 50_000));
  });

  test('adds a remote that the site does not have yet', () => {
    const added = localRegistry(registryOf(1), {
      remotes: [releaseOf('events', '0.1.0-development', '/events-near-you'), local],
      shell: null,
      compilation: 1,
    });
    expect(Object.keys(added.remotes)).toEqual(['info', 'commerce', 'events']);
    expect(added.remotes.info?.stable).toBe(local);
  });

  test('warns when another remote owns a path of the local one', () => {
    expect(takenPath(registryOf(1), local)).toBeNull();
    expect(takenPath(registryOf(1), releaseOf('info', '1.1.0-development', '/books'))).toMatch(
      /^\/books of info belongs to commerce/,
    );
  });

  test('warns of shared modules that the deployed shell is too old to provide', () => {
    const shell = { ...shellOf('3.0.0'), provides: { react: '19.2.0', '@lectern/shared/host': '1.2.0' } };
    const remote = { ...local, requires: { react: '^19.0.0', '@lectern/shared/host': '^1.5.0', 'new-one': '^1.0.0' } };
    expect(missingInShell(shell, { ...remote, requires: { react: '^19.0.0' } })).toEqual([]);
    expect(missingInShell(shell, remote)).toEqual([
      expect.stringMatching(/^info needs @lectern\/shared\/host \^1\.5\.0, but shell 3\.0\.0 .* provides 1\.2\.0/),
      expect.stringMatching(/^info needs new-one \^1\.0\.0, .* provides none/),
    ]);
  });
});
