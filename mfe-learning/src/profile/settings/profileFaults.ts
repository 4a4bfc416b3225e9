import type { settingsWords } from '../../text/profile/settings.en';
import type { ProfileFacts } from './ownProfile';
import type { Faults } from './useSettingsForm';

/** The most characters of a profile's fields, and the most links: the limits of its document. */
export const LIMITS = { displayName: 60, headline: 80, bio: 1000, links: 5 } as const;

/** True for an https address of at most 2,048 characters. */
export function isLink(text: string): boolean {
  const link = text.trim();
  return link.length <= 2048 && /^https:\/\/[^\s/]+/.test(link) && !/\s/.test(link) && URL.canParse(link);
}

/** What is wrong with a profile, in sentences. Links that are left empty are left out. */
export function checkProfile(
  { displayName, headline, bio, links }: ProfileFacts,
  text: (typeof settingsWords)['profile'],
): Faults<ProfileFacts> {
  const name = displayName.trim();
  return {
    ...(name.length < 2 || name.length > LIMITS.displayName ? { displayName: text.nameFault } : {}),
    ...(headline.trim().length > LIMITS.headline ? { headline: text.headlineFault } : {}),
    ...(bio.trim().length > LIMITS.bio ? { bio: text.bioFault } : {}),
    ...(links.some((link) => link.trim() !== '' && !isLink(link)) ? { links: text.linkFault } : {}),
  };
}
