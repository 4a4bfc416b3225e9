import PensTab from '../pen/PensTab';
import type { TabProps } from './tabs';

/** The person's saved pens. */
export function PensPart({ user }: TabProps) {
  return <PensTab uid={user.uid} />;
}
