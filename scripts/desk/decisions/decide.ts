import { NEEDS_MESSAGE, NEEDS_REASON } from '@lectern/shared/domain';
import { DeskRefusal, type DeskRequest, type DeskServices, type Effect } from '../contract';
import { deskText } from '../text/desk.en';
import { decideAccount } from './decideAccount';
import { decideApplication } from './decideApplication';
import { decideCertificate } from './decideCertificate';
import { decideCourse } from './decideCourse';
import { decideMessage } from './decideMessage';
import { decideRefund, settlePayment } from './decideRefund';
import { decideReport } from './decideReport';

type Decide = (services: DeskServices, request: DeskRequest) => Effect;

/** The handlers, by the first part of an action's name. */
const HANDLERS: Record<string, Decide> = {
  application: decideApplication,
  course: decideCourse,
  message: decideMessage,
  report: decideReport,
  account: decideAccount,
  refund: decideRefund,
  payment: settlePayment,
  certificate: decideCertificate,
};

/** Returns the effect of a decision without changing anything. Throws a DeskRefusal that says why it is impossible. */
export function decide(services: DeskServices, request: DeskRequest): Effect {
  const { action, message, reason } = request;
  if (NEEDS_MESSAGE.has(action) && message.trim() === '') throw new DeskRefusal(deskText.refusals.needsMessage);
  if (NEEDS_REASON.has(action) && reason.trim() === '') throw new DeskRefusal(deskText.refusals.needsReason);
  const handler = HANDLERS[action.slice(0, action.indexOf('.'))];
  if (!handler) throw new DeskRefusal(deskText.refusals.missing('decision'));
  return handler(services, request);
}
