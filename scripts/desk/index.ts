export { carryOut } from './carryOut';
export { showDraft, waitingDraft } from './courses/showDraft';
export { DeskRefusal, type DeskServices, type Notice } from './contract';
export { change, plainFields, read } from './documents';
export { noticeWrites } from './notices';
export type { DeskMail } from './outbox';
export { ROLES, type Role } from './roles';
export { deskRoutes } from './routes/deskRoutes';
export { startDesk, type Desk } from './startDesk';
