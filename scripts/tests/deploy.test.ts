import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { createProgram, ROOT } from '../cli';
import { parseDockerfile } from './fixtures/image/dockerfile';
import { repositoryFiles } from './fixtures/repositoryFiles';

const FOLDER = 'scripts/deploy';
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const stages = parseDockerfile(read(`${FOLDER}/Dockerfile`));
const image = stages.at(-1) ?? [];
const valuesOf = (name: string, stage = image): string[] =>
  stage.filter((one) => one.name === name).map(({ value }) => value);
const listOf = (name: string): string[] => JSON.parse(valuesOf(name).at(-1) ?? '[]') as string[];

type Service = {
  image: string;
  command?: string | string[];
  user?: string;
  privileged?: boolean;
  read_only?: boolean;
  cap_drop?: string[];
  volumes?: string[];
  tmpfs?: string[];
  networks: string[];
  environment: Record<string, string>;
  stop_grace_period?: string;
};
type Compose = { services: Record<string, Service>; volumes: object; networks: object };

const composeText = read(`${FOLDER}/compose.yaml`);
const compose = parse(composeText, { merge: true }) as Compose;
const caddy = read(`${FOLDER}/Caddyfile`);
const own = Object.entries(compose.services).filter(([, service]) => service.image.startsWith('lectern'));

/** Returns what is wrong with a call of `lectern`: an unknown command or option; null for one that it takes. */
function mistakeIn([name = '', ...words]: readonly string[]): string | null {
  const command = createProgram().commands.find((one) => one.name() === name);
  if (!command) return `lectern has no ${name}`;
  const known = command.options.map(({ long }) => long);
  return words.find((word) => word.startsWith('-') && !known.includes(word)) ?? null;
}

test('the image has two stages, is not root, and copies what exists', () => {
  expect(stages).toHaveLength(2);
  expect(valuesOf('USER')).toEqual(['node']);
  const sources = stages.flatMap((stage) => valuesOf('COPY', stage).filter((value) => !value.startsWith('--from')));
  const paths = sources.flatMap((value) => value.split(' ').slice(0, -1));
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
  expect(workspaces.filter((workspace) => !paths.includes(`${workspace}/package.json`))).toEqual([]);
  expect(valuesOf('RUN', stages[0]).join()).toContain('npm ci --omit=dev');
});

test('the image runs a command that exists, on the port that it exposes and checks', () => {
  const [program = '', file = ''] = listOf('ENTRYPOINT');
  expect([program, existsSync(join(ROOT, file))]).toEqual(['node', true]);
  expect(mistakeIn(listOf('CMD'))).toBeNull();
  const port = /\bPORT=(\d+)/.exec(valuesOf('ENV').join(' '))?.[1] ?? '';
  expect(valuesOf('EXPOSE').join().split(' ')).toContain(port);
  expect(valuesOf('HEALTHCHECK').join()).toContain(`http://127.0.0.1:${port}/healthz`);
  const metrics = listOf('CMD')[listOf('CMD').indexOf('--metrics-port') + 1];
  expect(valuesOf('EXPOSE').join().split(' ')).toContain(metrics);
});

test('containers of the product are read-only, without privileges, and write to volumes and memory alone', () => {
  expect(own.map(([name]) => name)).toEqual(['gateway-1', 'gateway-2', 'process']);
  const folders = Array.from(
    valuesOf('ENV')
      .join(' ')
      .matchAll(/LECTERN_\w+=(\S+)/g),
    ([, folder = '']) => folder,
  );
  for (const [name, service] of own) {
    const { read_only, cap_drop, privileged = false, user = 'node', volumes = [], tmpfs = [] } = service;
    expect({ name, read_only, cap_drop, privileged, user }).toEqual({
      name,
      read_only: true,
      cap_drop: ['ALL'],
      privileged: false,
      user: 'node',
    });
    const writable = [...volumes.map((volume) => volume.split(':')[1]), ...tmpfs.map((mount) => mount.split(':')[0])];
    expect(folders.filter((folder) => !writable.includes(folder))).toEqual([]);
    expect(service.command === undefined ? null : mistakeIn(service.command as string[])).toBeNull();
  }
});

test('a gateway has the time to drain before it is killed', () => {
  const drain = Number(listOf('CMD')[listOf('CMD').indexOf('--drain') + 1]);
  for (const [, { stop_grace_period = '10s' }] of own)
    expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(drain + 5);
});

test('files, volumes and networks that services name exist', () => {
  const examples = new Map([['./hosted.json', './hosted.example.json']]);
  const ignored = read('.gitignore');
  for (const { volumes = [], networks } of Object.values(compose.services)) {
    for (const [source = ''] of volumes.map((volume) => volume.split(':'))) {
      const isSecret = source.startsWith('./keys/') && ignored.includes(`${FOLDER}/keys/`);
      const file = join(ROOT, FOLDER, examples.get(source) ?? source);
      expect([source, source in compose.volumes || isSecret || existsSync(file)]).toEqual([source, true]);
    }
    expect(networks.filter((network) => !(network in compose.networks))).toEqual([]);
  }
});

test('every variable has an example, and the product reads those that a gateway gets', () => {
  const used = new Set(Array.from(composeText.matchAll(/(?<!\$)\$\{(\w+)/g), ([, name = '']) => name));
  const named = Array.from(read(`${FOLDER}/site.env.example`).matchAll(/^(\w+)=/gm), ([, name = '']) => name);
  expect([...used].sort()).toEqual([...named].sort());
  const code = repositoryFiles(ROOT)
    .filter((file) => /^scripts\/(?!tests).*(?<!\.test)\.ts$/.test(file))
    .map(read)
    .join('\n');
  const given = own.flatMap(([, { environment }]) => Object.keys(environment));
  expect(given.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
});

test('the proxy sends requests to gateways only, checks their readiness, and compresses nothing', () => {
  expect(caddy.split('{').length).toBe(caddy.split('}').length);
  const upstreams = Array.from(caddy.matchAll(/([\w-]+):(\d+)/g), ([, name, port]) => [name, port]);
  expect(upstreams).toEqual([
    ['process', compose.services.process?.command?.at(-1)],
    ['gateway-1', '4000'],
    ['gateway-2', '4000'],
  ]);
  const lines = caddy.split('\n').map((line) => line.trim());
  for (const line of ['health_uri /readyz', 'flush_interval -1', 'lb_try_duration 10s']) expect(lines).toContain(line);
  expect(lines.filter((line) => line.startsWith('encode'))).toEqual([]);
  expect(composeText).toContain("'443:443/udp'");
});
