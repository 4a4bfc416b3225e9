const languages = new Intl.DisplayNames('en', { type: 'language' });

/** Text for crawlers and link previews, besides that of the documents. */
export const seoText = {
  site: 'Lectern',
  category: (name: string, count: number): string =>
    count === 0
      ? `Courses in ${name}: the first is still to come.`
      : `${count === 1 ? 'One course' : `${count} courses`} in ${name}, to watch at your own pace.`,
  subcategory: (name: string, parent: string): string => `${name} · ${parent}`,
  openCourse: (title: string, count: number): string =>
    `${title}: ${count === 1 ? 'a lesson' : `${count} lessons`} for everybody, without an account.`,
  person: (name: string, courses: number): string =>
    courses === 0
      ? `${name} on Lectern.`
      : `${name} teaches ${courses === 1 ? 'a course' : `${courses} courses`} on Lectern.`,
  course: ({ title, teacher, language }: { title: string; teacher: string; language: string }): string =>
    `${title}: a course by ${teacher}, in ${languages.of(language) ?? language}.`,
};
