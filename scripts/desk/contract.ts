import type { AdminWrite, AuthAdmin, FirestoreAdmin, StorageAdmin } from '@lectern/backend';
import type { DeskAction, NotificationKind } from '@lectern/shared/domain';

/** Services that the desk uses, past the security rules: documents, accounts, and the files of the site's bucket. */
export type DeskServices = {
  documents: FirestoreAdmin;
  accounts: AuthAdmin;
  files: { admin: StorageAdmin; bucket: string };
};

/** A decision to carry out. `by` is the administrator's uid, or null for a command on the server's machine. */
export type DeskRequest = {
  action: DeskAction;
  /** The uid, the id, or for messages the path of what is decided on. */
  target: string;
  /** For the audit log alone. */
  reason: string;
  /** For the addressee. */
  message: string;
  by: string | null;
};

/** A notification: on the screen of the account `uid`, and by mail to `email` or the account's own address. */
export type Notice = {
  uid: string | null;
  /** The address that somebody gave with a message: they asked for a mail, whatever their settings say. */
  email?: string;
  kind: NotificationKind;
  title: string;
  body: string;
  /** The screen that it leads to. */
  path: string;
  /** Id of its mail, if that is not the notice's own: of notices that share one, the first is mailed. */
  mailId?: string;
};

/**
 * The effect of a decision. `apply` changes an account, in one transaction with the writes. `label` names the target in
 * the audit log.
 */
export type Effect = { label: string; writes: AdminWrite[]; apply?: () => void; notices: Notice[] };

/** A decision that can't be carried out, with a sentence that says why, for the administrator. */
export class DeskRefusal extends Error {
  override readonly name = 'DeskRefusal';
}
