import type { ComponentType } from 'react';
import catalogue from '../../../../mfe-catalogue/src/remote';
import commerce from '../../../../mfe-commerce/src/remote';
import info from '../../../../mfe-info/src/remote';
import learning from '../../../../mfe-learning/src/remote';

/** The route declarations of the four remotes, as plain data of the single bundle. */
export const DEFINITIONS = [catalogue, learning, commerce, info] as const;

/** Names of all screens that remotes declare. A new one that is missing below is a type error. */
type ScreenName = (typeof DEFINITIONS)[number]['routes'][number]['screen'];

/**
 * Loaders of all screens: one `import()` for each, as in an ordinary single-page application.
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
