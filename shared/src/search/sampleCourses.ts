import { CourseTableBuilder } from './courseTable';
import type { SearchableCourses } from './findRows';
import { TextIndexBuilder } from './TextIndex';

/** Sixty courses for the relevance tests: title | subtitle | teacher | tags and categories | number of ratings. */
const ROWS = `
Bread from scratch | Flour, water, salt and time | Ada Fornari | baking, sourdough, Cooking | 120
Sourdough for beginners | Keep a starter alive | Ada Fornari | bread, fermentation, Cooking | 80
Soups of the world | Thirty bowls | Kwame Mensah | stew, broth, Cooking | 20
Cooking with wild plants | What grows at the roadside | Ilse Brandt | foraging, herbs, Cooking | 9
Éclairs and choux | French pastry step by step | Zoë Dubois | baking, dessert, Cooking | 31
Pizza at home | A hot stone and a slow dough | Luca Ferri | baking, Italian, Cooking | 44
Knife skills | Cut faster and keep your fingers | Kwame Mensah | chopping, Cooking | 12
Python from the beginning | A first programming language | Grace Oduya | coding, programming, Technology | 300
Python for data | Tables, plots and questions | Grace Oduya | pandas, statistics, Technology | 210
JavaScript in the browser | Make pages do things | Tomás Vega | coding, programming, js, Technology | 190
TypeScript for working people | Types that help | Tomás Vega | javascript, Technology | 75
C++ for game makers | Memory, speed and pixels | Jun Park | cpp, programming, Technology | 40
C# and the .NET world | Build for the desktop | Jun Park | csharp, programming, Technology | 22
Go for servers | Small programs that stay up | Amara Diallo | golang, programming, Technology | 18
Rust without fear | Own your memory | Amara Diallo | systems, programming, Technology | 35
SQL by questions | Ask databases well | Grace Oduya | database, queries, Technology | 66
HTML and CSS | Pages that look right | Mina Rahimi | web design, frontend, Technology | 140
Accessible web design | Sites that everybody can use | Mina Rahimi | a11y, wcag, Technology | 25
Machine learning, honestly | What it can do, and what not | Priya Nair | ai, artificial intelligence, Technology | 260
Statistics you will use | Means, medians and doubt | Priya Nair | maths, probability, Science | 70
Algebra again | For adults who forgot | Henrik Olsen | maths, equations, Science | 33
Calculus in pictures | Slopes and areas | Henrik Olsen | maths, derivative, Science | 51
Physics of everyday things | Why tea cools | Sofía Méndez | heat, motion, Science | 28
Chemistry in the kitchen | Acids, salts and foams | Sofía Méndez | food science, Science | 17
Astronomy with the naked eye | The sky above your street | Wanjiru Kamau | stars, planets, Science | 39
Biology of the garden | Soil, roots and insects | Ilse Brandt | plants, ecology, Science | 14
Drawing what you see | Pencil, paper, patience | Yuki Tanaka | sketching, art, Art | 95
Watercolour landscapes | Light on wet paper | Yuki Tanaka | painting, aquarelle, Art | 48
Oil painting for the impatient | A picture a week | René Magnin | painting, art, Art | 21
Portrait photography | Faces in natural light | Björn Ståhl | camera, photo, Art | 57
Photography basics | Light, shutter, aperture | Björn Ståhl | camera, photo, Art | 130
Street photography | Be quick and be kind | Lea Novák | camera, photo, Art | 36
Pottery on the wheel | Centre, pull, trim | Aoife Byrne | clay, ceramics, Crafts | 19
Knitting your first jumper | Two needles and a plan | Aoife Byrne | wool, sweater, pullover, Crafts | 62
Sewing repairs | Hems, buttons, zips | Noor Haddad | mending, clothes, Crafts | 27
Woodworking with hand tools | Saw, plane, chisel | Piotr Łukasik | carpentry, joinery, Crafts | 43
Bicycle repair | From puncture to gear cable | Piotr Łukasik | bike, cycling, Crafts | 58
Piano from zero | Both hands by the tenth lesson | Élodie Roux | keyboard, music, Music | 110
Guitar for songs | Eight chords go far | Mateo Silva | music, chords, Music | 150
Singing with ease | Breath before volume | Élodie Roux | voice, vocal, music, Music | 26
Music theory you can hear | Intervals, keys, chords | Mateo Silva | harmony, music, Music | 30
Spanish for travellers | Order, ask and thank | Sofía Méndez | language, español, castellano, Languages | 170
German grammar, gently | Cases without tears | Ilse Brandt | language, deutsch, Languages | 88
Français pour débutants | Premiers pas | Zoë Dubois | french, language, Languages | 64
日本語入門 | ひらがなからはじめる | Yuki Tanaka | japanese, language, Languages | 45
Русский язык с нуля | Алфавит и первые слова | Anna Petrova | russian, language, Languages | 23
العربية للمبتدئين | الحروف والكلمات | Noor Haddad | arabic, language, Languages | 16
Ελληνικά για αρχάριους | Το αλφάβητο | Maria Pappa | greek, language, Languages | 11
Writing short stories | Begin late, end early | Chidi Okafor | fiction, creative writing, Writing | 52
Write better e-mail | Say it once | Chidi Okafor | business writing, email, Business | 34
Public speaking | Say it to a room | Dana Levy | presentation, rhetoric, Business | 92
Negotiation for quiet people | Ask, and wait | Dana Levy | bargaining, Business | 41
Bookkeeping for the self-employed | Receipts to returns | Hannah Weiß | accounting, tax, finance, Business | 37
Personal finance | Budgets that survive a month | Hannah Weiß | money, saving, Business | 105
Starting a small business | From idea to invoice | Dana Levy | entrepreneur, startup, Business | 69
Yoga for stiff backs | Ten minutes a day | Meera Joshi | stretching, back pain, Health | 160
Running your first 5K | Nine weeks from the sofa | Samuel Kiprop | jogging, fitness, Health | 84
Sleep better | Habits and light | Meera Joshi | insomnia, rest, Health | 47
First aid at home | What to do until help comes | Lars Bø | emergency, safety, Health | 29
Meditation, plainly | Sit, breathe, return | Meera Joshi | mindfulness, calm, Health | 78
`;

type SampleCourse = { title: string; subtitle: string; teacherName: string; more: string[]; ratingCount: number };

/** Sixty courses for tests of searches. */
export const sampleCourses: readonly SampleCourse[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [title = '', subtitle = '', teacherName = '', more = '', ratingCount = '0'] = row
      .split('|')
      .map((cell) => cell.trim());
    return { title, subtitle, teacherName, more: more.split(', '), ratingCount: Number(ratingCount) };
  });

/** Returns the sixty courses as a table with its text index. */
export function searchableSamples(): SearchableCourses {
  const table = new CourseTableBuilder();
  const index = new TextIndexBuilder();
  sampleCourses.forEach((course, at) => {
    table.add({
      id: `c${String(at)}`,
      slug: 'x',
      title: course.title,
      teacherName: course.teacherName,
      category: 'all',
      subcategory: null,
      level: 'all',
      language: 'en',
      durationSec: 60,
      lessonCount: 1,
      ratingSum: 0,
      ratingCount: course.ratingCount,
      cover: null,
      price: null,
      createdAt: 0,
    });
    index.add(course);
  });
  return { table: table.finish(), index: index.finish() };
}
