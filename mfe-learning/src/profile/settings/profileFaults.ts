import type { TextOf } from '@lectern/shared/text';
import type { settingsText } from '../../text/profile/settings.en';
import type { ProfileFields } from './ownProfile';
import type { Faults } from './useSettingsForm';

/** Limits of a profile: characters per field, and number of links. */
export const LIMITS = { displayName: 60, headline: 80, bio: 1000, links: 5 } as const;

/** Returns true for an https address of at most 2,048 characters. */
export function isLink(text: string): boolean {
  const link = text.trim();
  return link.length <= 2048 && /^https:\/\/[^\s/]+/.test(link) && !/\s/.test(link) && URL.canParse(link);
}

/** Returns a sentence for each invalid field of a profile. Empty links are ignored. */
export function checkProfile(
  { displayName, headline, bio, links }: ProfileFields,
  text: TextOf<typeof settingsText>['profile'],
): Faults<ProfileFields> {
  const name = displayName.trim();
  return {
    ...(name.length < 2 || name.length > LIMITS.displayName ? { displayName: text.nameFault } : {}),
    ...(headline.trim().length > LIMITS.headline ? { headline: text.headlineFault } : {}),
    ...(bio.trim().length > LIMITS.bio ? { bio: text.bioFault } : {}),
    ...(links.some((link) => link.trim() !== '' && !isLink(link)) ? { links: text.linkFault } : {}),
  };
}
