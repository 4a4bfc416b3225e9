import { createContext, useContext, type ReactNode } from 'react';
import { inLanguage, useLanguage } from '@lectern/shared/text';

const Content = createContext<string | undefined>(undefined);

/** Sets the language of the Markdown inside, as a BCP 47 tag: that of the course whose lesson is shown. */
export function ContentLanguage({ language, children }: { language: string | undefined; children: ReactNode }) {
  return <Content value={language}>{children}</Content>;
}

/** Returns the attributes of Markdown. Without a known language, its first letters decide the direction. */
export function useMarkdownLanguage(): { lang?: string; dir?: 'ltr' | 'rtl' | 'auto' } {
  const language = useContext(Content);
  useLanguage();
  return language === undefined ? { dir: 'auto' } : inLanguage(language);
}
