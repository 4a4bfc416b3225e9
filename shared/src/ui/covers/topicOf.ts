import type { CoverGlyphName } from './coverGlyphs';

/** Glyphs by words in ids, subcategories and categories. The first rule with a word that begins alike decides. */
const TOPICS: readonly (readonly [words: string, glyph: CoverGlyphName])[] = [
  ['bread loaf sourdough bak dough', 'loaf'],
  ['egg', 'egg'],
  ['knife knives cut', 'knife'],
  ['ferment pickl preserv', 'jar'],
  ['soup pot stew', 'pot'],
  ['git branch version', 'branch'],
  ['test check quality edit', 'check'],
  ['css grid box layout responsive wireframe tidy', 'layout'],
  ['javascript promis api json async regex', 'braces'],
  ['html web form accessib', 'tags'],
  ['error python terminal program code algorithm', 'prompt'],
  ['sql database', 'database'],
  ['spreadsheet table clean', 'table'],
  ['average mean distribut probab', 'bell'],
  ['chart graph plot statistic', 'bars'],
  ['colour color palette contrast', 'colours'],
  ['type typograph font', 'letter'],
  ['slide present', 'easel'],
  ['interface button screen', 'screen'],
  ['exposure light sun summer', 'sun'],
  ['compos picture frame landscape archiv sort', 'frame'],
  ['camera phone photo portrait', 'camera'],
  ['guitar ukulele', 'guitar'],
  ['rhythm notation staff beat', 'staff'],
  ['note chord scale sing song piano music play', 'note'],
  ['word vocabular memor learn', 'cards'],
  ['email mail letter', 'envelope'],
  ['meeting feedback talk conversation interview question', 'talk'],
  ['listen speak grammar english language', 'bubble'],
  ['pric invoice money tax', 'coins'],
  ['plant garden leaf windowsill tree', 'leaf'],
  ['plan week calendar schedul', 'calendar'],
  ['sentence prose quot', 'quote'],
  ['stor novel fiction book reading', 'book'],
  ['writ sketch draw manual describ', 'pencil'],
  ['bird', 'bird'],
  ['night sleep moon star sky', 'moon'],
  ['electric energy power', 'bolt'],
  ['walk step run stand movement', 'steps'],
  ['focus attention goal', 'target'],
  ['breath heart health wellbeing', 'heart'],
  ['nature', 'leaf'],
  ['fall gravity physic science space', 'orbit'],
  ['data', 'bars'],
  ['design', 'colours'],
  ['photography', 'camera'],
  ['cook food', 'pot'],
  ['business freelanc', 'case'],
];

/**
 * Returns the glyph of the topic that a course or book is about: by the words of its id, then of its subcategory, then
 * of its category; null when no word is known.
 */
export function topicOf(...names: readonly (string | null | undefined)[]): CoverGlyphName | null {
  for (const name of names) {
    const words = name?.toLowerCase().split(/[^a-z]+/) ?? [];
    const found = TOPICS.find(([starts]) =>
      starts.split(' ').some((start) => words.some((word) => word.startsWith(start))),
    );
    if (found) return found[1];
  }
  return null;
}
