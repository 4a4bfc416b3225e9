import type { ComponentType } from 'react';
import catalogue from '../../../../mfe-catalogue/src/remote';
import commerce from '../../../../mfe-commerce/src/remote';
import info from '../../../../mfe-info/src/remote';
import learning from '../../../../mfe-learning/src/remote';

/** The declarations of the four remotes, here as plain data of the one bundle. */
export const DEFINITIONS = [catalogue, learning, commerce, info] as const;

/** Every screen that a remote declares: a new one must be added below, else this does not type-check. */
type ScreenName = (typeof DEFINITIONS)[number]['routes'][number]['screen'];

/**
 * The static route table's other half: one `import()` for each screen, as an ordinary single-page application has it.
 */
export const SCREENS: Record<ScreenName, () => Promise<{ default: ComponentType }>> = {
  HomeScreen: () => import('../../../../mfe-catalogue/src/screens/HomeScreen'),
  SearchScreen: () => import('../../../../mfe-catalogue/src/screens/SearchScreen'),
  CourseScreen: () => import('../../../../mfe-catalogue/src/screens/CourseScreen'),
  CourseListScreen: () => import('../../../../mfe-catalogue/src/screens/CourseListScreen'),
  WatchScreen: () => import('../../../../mfe-learning/src/screens/WatchScreen'),
  OpenWatchScreen: () => import('../../../../mfe-learning/src/screens/OpenWatchScreen'),
  EnrollScreen: () => import('../../../../mfe-learning/src/screens/EnrollScreen'),
  ProfileScreen: () => import('../../../../mfe-learning/src/screens/ProfileScreen'),
  CodepenScreen: () => import('../../../../mfe-learning/src/screens/CodepenScreen'),
  BooksScreen: () => import('../../../../mfe-commerce/src/screens/BooksScreen'),
  ShoppingScreen: () => import('../../../../mfe-commerce/src/screens/ShoppingScreen'),
  ContactScreen: () => import('../../../../mfe-info/src/screens/ContactScreen'),
  GetAppScreen: () => import('../../../../mfe-info/src/screens/GetAppScreen'),
  TeachScreen: () => import('../../../../mfe-info/src/screens/TeachScreen'),
  PrivacyPolicyScreen: () => import('../../../../mfe-info/src/screens/PrivacyPolicyScreen'),
  BusinessScreen: () => import('../../../../mfe-info/src/screens/BusinessScreen'),
  SiteMapScreen: () => import('../../../../mfe-info/src/screens/SiteMapScreen'),
};
