import type { ComponentType } from 'react';
import type { TabId, TabProps } from './tabs';

/** The code of a part, loaded when it is first looked at. Rejects when it can't be loaded; asking again tries again. */
export const loadTab: Record<TabId, () => Promise<ComponentType<TabProps>>> = {
  learning: () => import('./learning/LearningTab').then((module) => module.LearningTab),
  certificates: () => import('./certificates/CertificatesTab').then((module) => module.CertificatesTab),
  orders: () => import('./orders/OrdersTab').then((module) => module.OrdersTab),
  books: () => import('./books/BooksTab').then((module) => module.BooksTab),
  notes: () => import('./NotesProfileTab').then((module) => module.NotesProfileTab),
  pens: () => import('./PensProfileTab').then((module) => module.PensProfileTab),
  saved: () => import('./saved/SavedTab').then((module) => module.SavedTab),
  settings: () => import('./settings/SettingsTab').then((module) => module.SettingsTab),
};
