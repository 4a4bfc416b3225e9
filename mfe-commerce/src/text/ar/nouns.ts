import type { CountedNoun } from '@lectern/shared/languages/ar';

export const BOOKS: CountedNoun = ['لا كتب', 'كتاب واحد', 'كتابان', 'كتب', 'كتابًا', 'كتاب'];
export const PAGES: CountedNoun = ['0 صفحة', 'صفحة واحدة', 'صفحتان', 'صفحات', 'صفحة', 'صفحة'];
export const ITEMS: CountedNoun = ['لا عناصر', 'عنصر واحد', 'عنصران', 'عناصر', 'عنصرًا', 'عنصر'];
export const MATCHES: CountedNoun = ['لا نتائج', 'نتيجة واحدة', 'نتيجتان', 'نتائج', 'نتيجة', 'نتيجة'];
