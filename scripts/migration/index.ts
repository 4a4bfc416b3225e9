export { exportHome, importHome } from './embedded';
export type { Manifest } from './manifest';
export { MigrationError } from './MigrationError';
export { exportProject, importProject } from './hosted';
