import * as v from 'valibot';
import {
  carryOutEntry,
  carryOutRequest,
  completeMessage,
  refuseEntry,
  refuseRequest,
  type DeskServices,
} from '../desk';
import { RetryLater, type Change, type Handler } from '../processing';
import { GoogleError } from './callGoogle';
import { HostedError } from './HostedError';
import type { SendMail } from './mailSender';
import { replay, type HostedServices } from './replay';

/** Options: `siteUrl` is the site's own address, for links in mails. */
type Options = { sendMail: SendMail; siteUrl: string; report: (message: string) => void };

const mail = v.object({
  to: v.string(),
  uid: v.optional(v.nullable(v.string()), null),
  subject: v.string(),
  text: v.string(),
  path: v.string(),
});

/** Returns handlers that carry out decisions of administrators, send the mails about them, and complete messages. */
export function deskHandlers(hosted: HostedServices, { sendMail, siteUrl, report }: Options): Handler[] {
  let last = Promise.resolve();
  /** One decision at a time: two of them must not remove each other's last administrator. */
  const inTurn = (work: () => Promise<void>): Promise<undefined> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next.then(() => undefined);
  };
  const complete = async ({ path }: Change): Promise<undefined> => {
    await replay(hosted, (services) => completeMessage(services, path));
  };
  return [
    {
      name: 'decision',
      pattern: 'audit/{id}',
      handle: (change) => inTurn(() => carryOut(hosted, change, report, { run: carryOutEntry, refuse: refuseEntry })),
    },
    {
      name: 'courseRequest',
      pattern: 'courseRequests/{id}',
      handle: (change) =>
        inTurn(() => carryOut(hosted, change, report, { run: carryOutRequest, refuse: refuseRequest })),
    },
    {
      name: 'deskMail',
      pattern: 'outbox/{id}',
      async handle({ path, data }) {
        const { path: screen, uid, ...words } = v.parse(mail, data);
        // Nothing is sent to an account that was deleted meanwhile.
        if (uid === null || (await hosted.accounts.find(uid)) !== null)
          await sendMail({ ...words, link: new URL(screen, siteUrl).href, key: path });
        await hosted.firestore.commit([{ delete: path }]);
        return undefined;
      },
    },
    { name: 'message', pattern: 'contactMessages/{id}', handle: complete },
    { name: 'lead', pattern: 'businessLeads/{id}', handle: complete },
  ];
}

type Steps = {
  run: (services: DeskServices, id: string) => Promise<void> | void;
  refuse: (services: DeskServices, id: string) => void;
};

async function carryOut(
  hosted: HostedServices,
  { path, params: { id = '' }, data }: Change,
  report: (message: string) => void,
  { run, refuse }: Steps,
): Promise<void> {
  if (data.status !== 'pending') return;
  try {
    await replay(hosted, (services) => run(services, id));
  } catch (error) {
    if (error instanceof RetryLater || error instanceof GoogleError || error instanceof HostedError) throw error;
    report(`${path} could not be carried out: ${String(error)}`);
    await replay(hosted, (services) => refuse(services, id));
  }
}
