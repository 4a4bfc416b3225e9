export { HostContext, type AppCopy, type Host, type LiveRoute, type SessionUser, type ThemeChoice } from './host';
export { useHost, useTitle, useUnsavedChanges, useUser } from './hooks';
