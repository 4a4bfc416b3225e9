/** A category of generated courses, with its subcategories and their topics. */
export type TopicCategory = {
  slug: string;
  name: string;
  icon: string;
  subcategories: { slug: string; name: string; topics: string[] }[];
};

const ROWS = `
web-development | Web development | code
  html-and-css | HTML and CSS
    semantic HTML, CSS grid, flexbox, web forms, web typography, responsive layouts, CSS animation,
    print stylesheets
  javascript | JavaScript
    JavaScript, TypeScript, the DOM, web workers, Node.js, npm packages, service workers, WebSockets
  frontend-frameworks | Frameworks
    React, Vue, Svelte, Angular, web components, server rendering, state management, micro frontends
  web-performance | Performance and access
    page speed, accessibility, caching, web vitals, screen readers, image compression, fonts, progressive web apps
programming | Programming | terminal
  programming-basics | Basics
    algorithms, data structures, recursion, debugging, version control, unit testing, regular expressions,
    clean code
  python | Python
    Python, Django, Flask, pandas, Jupyter notebooks, Python scripting, web scraping, asyncio
  systems | Systems
    Rust, Go, C++, memory management, concurrency, operating systems, compilers, embedded programming
  mobile-apps | Mobile apps
    Kotlin, Swift, Flutter, Android apps, iOS apps, push notifications, app stores, offline apps
data | Data | chart
  spreadsheets | Spreadsheets
    Excel, Google Sheets, pivot tables, formulas, spreadsheet models, charts, data cleaning, macros
  databases | Databases
    SQL, PostgreSQL, SQLite, database design, query tuning, data warehouses, Redis, graph databases
  statistics | Statistics
    statistics, probability, regression, sampling, hypothesis tests, Bayesian thinking, time series, survey design
  machine-learning | Machine learning
    neural networks, decision trees, language models, computer vision, recommendation, clustering,
    feature engineering, model evaluation
design | Design | palette
  interface-design | Interface design
    interface design, wireframes, Figma, prototyping, design systems, usability tests, icons, dark mode
  typography | Typography
    typography, lettering, calligraphy, type design, book layout, font pairing, posters, signs
  illustration | Illustration
    sketching, watercolour, ink drawing, digital painting, comics, character design, botanical drawing, perspective
  animation | Animation and 3D
    Blender, stop motion, motion graphics, 3D modelling, rigging, storyboards, rendering, sculpting
photography | Photography | camera
  light | Light
    natural light, flash, exposure, studio lighting, night photography, black and white, golden hour, long exposure
  composition | Composition
    composition, street photography, portraits, landscapes, architecture, travel photography, macro photography,
    food photography
  editing-photos | Editing
    Lightroom, Photoshop, colour grading, retouching, raw files, photo archives, film scanning, printing
music | Music | music
  music-theory | Theory
    harmony, rhythm, ear training, reading music, counterpoint, scales, songwriting, orchestration
  playing | Playing and singing
    guitar, piano, violin, drums, singing, ukulele, bass guitar, saxophone
  music-production | Production
    mixing, mastering, Ableton Live, synthesizers, recording at home, sampling beats, podcasts, sound design
languages | Languages | speech
  european-languages | European languages
    Spanish, German, French, Italian, Portuguese, Polish, Dutch, Greek
  asian-languages | Asian languages
    Japanese, Mandarin, Korean, Hindi, Arabic, Vietnamese, Turkish, Indonesian
  english-writing | English
    English grammar, pronunciation, business English, phrasal verbs, exam English, small talk, academic English,
    idioms
  sign-languages | Signing
    sign language, fingerspelling, deaf culture, interpreting, visual storytelling, baby signs, classroom signs,
    regional signs
cooking | Cooking | pot
  baking | Baking and fermenting
    sourdough, pastry, croissants, cakes, kimchi, kombucha, pizza dough, rye bread
  everyday-cooking | Everyday cooking
    knife skills, soups, one pot meals, salads, leftovers, meal planning, eggs, vegetables
  world-cooking | Around the world
    Thai cooking, Indian curries, Mexican salsas, Ethiopian stews, Japanese noodles, Persian rice, Italian sauces,
    tapas
business | Business | briefcase
  freelancing | Working for yourself
    freelancing, invoices, pricing, bookkeeping, first clients, taxes, contracts, portfolios
  meetings | Working together
    meetings, feedback, remote teams, negotiation, public speaking, project planning, mentoring, hiring
  marketing | Marketing
    newsletters, search engines, social media, branding, market research, copywriting, landing pages,
    customer interviews
  leadership | Leadership
    leadership, strategy, delegation, company culture, decision making, conflict, change, ethics
writing | Writing | pen
  clear-prose | Clear prose
    plain language, editing, technical writing, emails, reports, style, summaries, grant proposals
  storytelling | Storytelling
    short stories, novels, dialogue, plot, memoir, screenwriting, poetry, world building
science | Science | atom
  physics | Physics
    mechanics, electricity, quantum physics, relativity, optics, thermodynamics, astronomy, waves
  nature | Nature
    birds, botany, geology, ecology, weather, insects, oceans, mushrooms
  mathematics | Mathematics
    algebra, calculus, geometry, number theory, linear algebra, logic, proofs, graph theory
wellbeing | Health and habits | heart
  movement | Movement
    yoga, running, strength training, stretching, cycling, swimming, pilates, climbing
  sleep-and-focus | Sleep and focus
    sleep, meditation, focus, breathing, journaling, habits, stress, digital minimalism
  first-aid | Care
    first aid, nutrition, caring for elders, child development, ergonomics, pain, mental health, massage
`;

/** Topics of generated courses: twelve categories, forty subcategories and about three hundred topics. */
export const TOPICS: readonly TopicCategory[] = ROWS.trim().split('\n').reduce<TopicCategory[]>(addRow, []);

/** A category starts at the margin, a subcategory is indented by two spaces, its topics by four. */
function addRow(categories: TopicCategory[], row: string): TopicCategory[] {
  const [slug = '', name = '', icon = ''] = row.trim().split(' | ');
  const { subcategories = [] } = categories.at(-1) ?? {};
  if (row.startsWith('    ')) subcategories.at(-1)?.topics.push(...row.trim().replace(/,$/, '').split(', '));
  else if (row.startsWith('  ')) subcategories.push({ slug, name, topics: [] });
  else categories.push({ slug, name, icon, subcategories: [] });
  return categories;
}
