import PensTab from '../pen/list/PensTab';
import type { TabProps } from './tabs';

/** The person's saved pens. */
export function PensProfileTab({ user }: TabProps) {
  return <PensTab uid={user.uid} />;
}
