import type { Film } from './Film';
import { averages } from './averages/film';
import { chords } from './chords/film';
import { counter } from './counter/film';
import { firstLoaf } from './firstLoaf/film';
import { gitBasics } from './gitBasics/film';
import { nightSky } from './nightSky/film';

/** All films that this folder makes. */
export const films: readonly Film[] = [averages, chords, counter, firstLoaf, gitBasics, nightSky];
