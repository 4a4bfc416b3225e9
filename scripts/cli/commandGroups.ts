/** Headings of `lectern --help`, with the commands below each. */
const GROUPS: Record<string, readonly string[]> = {
  'Run a site:': ['start', 'serve', 'status', 'maintenance', 'backup', 'restore-backup', 'mail', 'process', 'deploy'],
  'Release and roll back:': [
    ...['release', 'promote', 'rollback', 'canary', 'faults', 'retire', 'restore', 'prune', 'keys', 'history'],
    ...['build', 'store'],
  ],
  'People and decisions:': ['admin', 'accounts', 'applications', 'courses', 'messages', 'reports', 'certificates'],
  'Payments:': ['payments', 'orders', 'coupon'],
  'Content and data:': ['content', 'seed', 'snapshot', 'export', 'import'],
  'Develop:': ['new', 'dev', 'rules', 'completion'],
};

/** Heading of the command that explains the others, and of any that no group names. */
export const OTHER_GROUP = 'Help:';

/** Returns the heading of the help that a command is listed below. */
export const groupOf = (command: string): string =>
  Object.entries(GROUPS).find(([, commands]) => commands.includes(command))?.[0] ?? OTHER_GROUP;
