import type { Texts } from '../texts';

/** German texts of home, lists and search. */
export const lists: Pick<
  Texts,
  | 'books'
  | 'card'
  | 'categories'
  | 'facets'
  | 'failed'
  | 'continueLearning'
  | 'home'
  | 'list'
  | 'none'
  | 'results'
  | 'search'
  | 'suggestions'
> = {
  books: (format) => ({
    authors: (names) => format.list(names),
    free: 'Kostenlos',
    matching: 'Passende Bücher',
    all: (n) => (n > 1 ? `Alle ${format.number(n)} im Regal ansehen` : 'Im Regal ansehen'),
  }),
  card: (format) => ({
    hours: (seconds) =>
      seconds < 3600
        ? format.count(Math.max(1, Math.round(seconds / 60)), { one: 'Minute', other: 'Minuten' })
        : format.count(Math.round(seconds / 360) / 10, { one: 'Stunde', other: 'Stunden' }),
    free: 'Kostenlos',
    levels: { beginner: 'Einstieg', intermediate: 'Mittelstufe', advanced: 'Fortgeschritten', all: 'Alle Stufen' },
  }),
  categories: (format) => ({
    courses: (n) => format.count(n, { one: 'Kurs', other: 'Kurse' }),
    subcategories: (name) => `Themen in ${name}`,
  }),
  facets: (format) => {
    const courses = (n: number): string => format.count(n, { one: 'Kurs', other: 'Kurse' });
    return {
      title: 'Filter',
      titles: {
        category: 'Kategorie',
        topic: 'Thema',
        level: 'Stufe',
        price: 'Preis',
        duration: 'Dauer',
        language: 'Sprache',
      },
      level: { all: 'Alle Stufen', beginner: 'Einstieg', intermediate: 'Mittelstufe', advanced: 'Fortgeschritten' },
      price: { free: 'Kostenlos', paid: 'Kostenpflichtig' },
      duration: {
        'under-1h': 'Unter 1 Stunde',
        '1h-3h': '1 bis 3 Stunden',
        '3h-10h': '3 bis 10 Stunden',
        'over-10h': '10 Stunden und mehr',
      },
      language: (tag) => format.languageName(tag),
      count: (n) => format.number(n),
      more: (n) => `${format.number(n)} weitere anzeigen`,
      open: (n) => (n > 0 ? `Filter (${format.number(n)})` : 'Filter'),
      show: (n) => `${courses(n)} anzeigen`,
      showAny: 'Kurse anzeigen',
      counting: 'Kurse werden gezählt …',
      left: courses,
      chosen: 'Gewählte Filter',
      remove: 'Filter entfernen:',
      clear: 'Alle Filter entfernen',
      noneTitle: 'Kein Kurs passt zu all diesen Filtern',
      noneHelp: 'Entferne einen davon, um mehr zu sehen:',
      noneAtAll: 'Entferne sie, um alle Kurse zu sehen.',
      without: (title, n) => `Ohne Filter „${title}“: ${courses(n)}`,
    };
  },
  failed: () => ({ catalogue: 'Der Katalog konnte nicht geladen werden' }),
  continueLearning: (format) => ({
    continueWith: (lesson) => `Weiter: ${lesson}`,
    left: (minutes) => `noch ${format.number(minutes, { style: 'unit', unit: 'minute' })}`,
    allOfYours: 'Alle deine Kurse ansehen',
    done: (percent) => `${format.number(percent / 100, { style: 'percent' })} geschafft`,
    notBegun: 'Noch nicht begonnen',
  }),
  home: (format) => ({
    title: 'Lerne, was dich weiterbringt',
    lead:
      'Kurse von Menschen, die tun, was sie unterrichten. Lerne in deinem Tempo, setze auf jedem Gerät an ' +
      'derselben Stelle fort und mach dir Notizen, wo du sie brauchst.',
    searchLabel: 'Alle Kurse durchsuchen',
    search: 'Suchen',
    categories: 'Kategorien',
    popular: 'Beliebte Kurse',
    newest: 'Neue Kurse',
    all: 'Alle Kurse ansehen',
    allNewest: 'Alle neuen Kurse ansehen',
    allBooks: 'Alle Bücher ansehen',
    continue: 'Weiterlernen',
    open: 'Offene Kurse',
    watch: 'Jetzt ansehen',
    openLead: 'Sofort ansehen, ohne Konto.',
    lessons: (n) => format.count(n, { one: 'Lektion', other: 'Lektionen' }),
    alsoHere: 'Außerdem bei Lectern',
    books: { title: 'Bücher', text: 'Lies eine Leseprobe und mach weiter, wo du aufgehört hast.' },
    code: { title: 'Code-Editor', text: 'HTML, CSS und JavaScript nebeneinander; alles läuft, während du tippst.' },
    teach: { title: 'Unterrichten', text: 'Gib dein Wissen weiter. So funktioniert es, und das erwarten wir von dir.' },
  }),
  list: (format) => ({
    all: 'Alle Kurse',
    allLead: 'Finde, was du als Nächstes lernen möchtest.',
    inCategory: (n) => `${format.count(n, { one: 'Kurs', other: 'Kurse' })} zur Auswahl.`,
    within: (name, parent) => `${name} · ${parent}`,
    home: 'Startseite',
    noneInCategory: 'In dieser Kategorie ist noch kein Kurs erschienen',
    seeAll: 'Alle Kurse ansehen',
    results: 'Kurse',
    sort: 'Sortieren nach',
    sorts: {
      relevance: 'Beste Treffer',
      popular: 'Beliebtheit',
      newest: 'Neueste',
      title: 'Titel',
      shortest: 'Kürzeste',
    },
    pages: 'Seiten',
    number: (n) => format.number(n),
    page: (n) => `Seite ${format.number(n)}`,
    atPage: (page, pages) => `, Seite ${format.number(page)} von ${format.number(pages)}`,
    previous: 'Zurück',
    next: 'Weiter',
  }),
  none: () => ({
    title: 'Es sind noch keine Kurse erschienen',
    text: 'Der erste Kurs erscheint hier, sobald er veröffentlicht ist.',
  }),
  results: (format) => ({
    results: (n, query) => `${format.count(n, { one: 'Kurs', other: 'Kurse' })} zu „${query}“`,
    noneTitle: (query) => `Nichts gefunden zu „${query}“`,
    none: 'Prüfe die Schreibweise oder versuche ein allgemeineres Wort.',
    seeAll: 'Alle Kurse ansehen',
  }),
  search: () => ({
    title: 'Suche',
    lead: 'Finde einen Kurs nach Titel, Lehrkraft oder Thema.',
    label: 'Was möchtest du lernen?',
    button: 'Suchen',
    recent: 'Deine letzten Suchen',
    forget: 'Suchen löschen',
    browse: 'Nach Kategorie stöbern',
  }),
  suggestions: (format) => ({
    suggestions: 'Vorschläge',
    suggested: (n) => `${format.count(n, { one: 'Vorschlag', other: 'Vorschläge' })}. Wähle mit den Pfeiltasten aus.`,
    recent: 'Deine letzten Suchen',
  }),
};
