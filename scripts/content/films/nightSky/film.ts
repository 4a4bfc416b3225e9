import type { Film } from '../Film';
import { drawDistances, drawEyes, drawOpposite, drawPlanets, drawPlough, drawTurning } from './drawings';

/** How to find north, read the turning sky and tell a planet from a star. */
export const nightSky: Film = {
  name: 'find-your-way-by-seven-stars',
  course: 'night-sky',
  title: 'Find your way by seven stars',
  subtitle: 'The night sky in an evening',
  theme: 'night',
  poster: 'polaris',
  chapters: [
    {
      title: 'Give your eyes time',
      draw: drawEyes,
      lines: [
        {
          id: 'crowd',
          text: 'The night sky looks like a crowd of dots. Tonight you learn to read it.',
          de: 'Der Nachthimmel sieht aus wie ein Gewimmel. Heute lernst du, ihn zu lesen.',
        },
        {
          id: 'bright',
          text: 'If you come from a bright room, you see a handful of stars.',
          de: 'Wer aus einem hellen Zimmer kommt, sieht eine Handvoll Sterne.',
        },
        {
          id: 'minutes',
          text: 'After twenty minutes in the dark, you see hundreds.',
          de: 'Nach zwanzig Minuten im Dunkeln sind es Hunderte.',
        },
        {
          id: 'pupil',
          text: 'The pupil opens within a minute. The rest is slow chemistry inside the eye.',
          de: 'Die Pupille öffnet sich in einer Minute. Der Rest ist langsame Chemie im Auge.',
        },
        {
          id: 'phone',
          text: 'One look at a bright phone, and the twenty minutes begin again.',
          de: 'Ein Blick aufs helle Telefon, und die zwanzig Minuten beginnen von vorn.',
        },
        {
          id: 'red',
          text: 'If you need light, take a dim red one. It disturbs night vision least.',
          de: 'Wenn du Licht brauchst, nimm schwaches rotes. Es stört am wenigsten.',
        },
      ],
    },
    {
      title: 'Seven stars point north',
      draw: drawPlough,
      lines: [
        {
          id: 'pan',
          text: 'Look for seven bright stars in the shape of a pan with a bent handle.',
          de: 'Suche sieben helle Sterne in der Form einer Pfanne mit gebogenem Stiel.',
        },
        {
          id: 'name',
          text: 'This is the Plough, or the Big Dipper. It is a part of the Great Bear.',
          de: 'Das ist der Große Wagen, ein Teil des Großen Bären.',
        },
        {
          id: 'pointers',
          text: 'Take the two stars at the front of the pan. They are called the Pointers.',
          de: 'Nimm die beiden vorderen Sterne der Pfanne. Sie weisen den Weg.',
        },
        {
          id: 'five',
          text: 'Measure the gap between them, and go on in the same line, five times as far.',
          de: 'Miss ihren Abstand und geh in derselben Richtung fünfmal so weit.',
        },
        {
          id: 'polaris',
          text: 'There is Polaris, the North Star. It is not very bright, but it stands alone.',
          de: 'Dort steht Polaris, der Polarstern. Er ist nicht sehr hell, aber allein.',
        },
        {
          id: 'north',
          text: 'Face it, and you face north. East is on your right, and west on your left.',
          de: 'Wer ihn ansieht, blickt nach Norden. Rechts ist Osten, links ist Westen.',
        },
        {
          id: 'height',
          text: 'Its height in degrees is your latitude: 52 in Berlin, 40 in Madrid.',
          de: 'Seine Höhe in Grad ist deine geografische Breite: 52 in Berlin, 40 in Madrid.',
        },
      ],
    },
    {
      title: 'When the Plough is low',
      draw: drawOpposite,
      lines: [
        {
          id: 'low',
          text: 'On autumn evenings the Plough is low, and a house or a tree may hide it.',
          de: 'An Herbstabenden steht der Wagen tief, und Haus oder Baum verdecken ihn.',
        },
        {
          id: 'opposite',
          text: 'Then look on the other side of Polaris, at about the same distance.',
          de: 'Dann sieh auf der anderen Seite des Polarsterns nach, etwa gleich weit weg.',
        },
        {
          id: 'letter',
          text: 'Five stars form a letter W there. This is Cassiopeia.',
          de: 'Dort bilden fünf Sterne ein W. Das ist Kassiopeia.',
        },
        {
          id: 'tip',
          text: 'The middle of the W points, more or less, to Polaris.',
          de: 'Die mittlere Spitze des W zeigt ungefähr zum Polarstern.',
        },
        {
          id: 'always',
          text: 'The two stand opposite each other, so one of them is always high.',
          de: 'Die beiden stehen einander gegenüber, also ist immer eins davon hoch am Himmel.',
        },
      ],
    },
    {
      title: 'The sky turns',
      draw: drawTurning,
      lines: [
        {
          id: 'hour',
          text: 'Wait for some hours, and everything has moved. Only Polaris seems to stay.',
          de: 'Warte einige Stunden, und alles ist gewandert. Nur Polaris scheint zu bleiben.',
        },
        {
          id: 'earth',
          text: 'The stars stand still. It is the Earth that turns, and we turn with it.',
          de: 'Die Sterne stehen still. Die Erde dreht sich, und wir drehen uns mit.',
        },
        {
          id: 'degrees',
          text: 'The sky goes round once a day: fifteen degrees an hour, against the clock.',
          de: 'Der Himmel dreht sich einmal am Tag: 15 Grad in der Stunde, gegen die Uhr.',
        },
        {
          id: 'shorter',
          text: 'To be exact, a whole turn takes four minutes less than a day.',
          de: 'Genau genommen dauert eine Drehung vier Minuten weniger als ein Tag.',
        },
        {
          id: 'seasons',
          text: 'So stars rise four minutes earlier each night, and each season has its own sky.',
          de: 'Sterne gehen jede Nacht vier Minuten früher auf. So wechselt der Himmel im Jahr.',
        },
      ],
    },
    {
      title: 'Star or planet?',
      draw: drawPlanets,
      lines: [
        {
          id: 'bare',
          text: 'Five planets are bright enough to be seen with the naked eye.',
          de: 'Fünf Planeten sind hell genug für das bloße Auge.',
        },
        {
          id: 'twinkle',
          text: 'A star is so far away that it is a mere point. Moving air makes it twinkle.',
          de: 'Ein Stern ist so fern, dass er nur ein Punkt ist. Bewegte Luft lässt ihn funkeln.',
        },
        {
          id: 'disc',
          text: 'A planet is a tiny disc. Its points twinkle out of step, so it shines steadily.',
          de: 'Ein Planet ist ein Scheibchen. Seine Punkte funkeln ungleich: Er leuchtet ruhig.',
        },
        {
          id: 'path',
          text: 'And planets stay close to the path that the Sun and the Moon take.',
          de: 'Und Planeten bleiben nahe der Bahn, die Sonne und Mond nehmen.',
        },
        {
          id: 'surely',
          text: 'So a bright, steady light on this path is almost certainly a planet.',
          de: 'Ein helles, ruhiges Licht auf dieser Bahn ist fast sicher ein Planet.',
        },
        {
          id: 'venus',
          text: 'Venus is never far from the Sun: look west after sunset, or east before dawn.',
          de: 'Venus bleibt bei der Sonne: Sieh abends nach Westen oder morgens nach Osten.',
        },
      ],
    },
    {
      title: 'Looking into the past',
      draw: drawDistances,
      lines: [
        {
          id: 'light',
          text: 'Light is fast, but it needs time: a second for 300,000 kilometres.',
          speak: 'Light is fast, but it needs time: a second for three hundred thousand kilometers.',
          de: 'Licht ist schnell, aber es braucht Zeit: eine Sekunde für 300.000 Kilometer.',
        },
        {
          id: 'moon',
          text: 'Moonlight is a little more than one second old when it reaches you.',
          de: 'Mondlicht ist gut eine Sekunde alt, wenn es ankommt.',
        },
        { id: 'sun', text: 'Sunlight is eight minutes old.', de: 'Sonnenlicht ist acht Minuten alt.' },
        {
          id: 'saturn',
          text: 'Light from Saturn is more than an hour old.',
          de: 'Licht vom Saturn ist mehr als eine Stunde alt.',
        },
        {
          id: 'old',
          text: 'The light of Polaris set out more than three hundred years ago.',
          de: 'Das Licht des Polarsterns ist vor mehr als dreihundert Jahren aufgebrochen.',
        },
        {
          id: 'galaxy',
          text: 'Light from the Andromeda galaxy, a faint smudge, is 2.5 million years old.',
          speak: 'Light from the Andromeda galaxy, a faint smudge, is two and a half million years old.',
          de: 'Das Licht der Andromedagalaxie, ein blasser Fleck, ist 2,5 Millionen Jahre alt.',
        },
        {
          id: 'coat',
          text: 'So take a coat, give your eyes time, and begin with seven stars.',
          de: 'Also: Nimm einen Mantel, gib den Augen Zeit und beginne mit sieben Sternen.',
        },
      ],
    },
  ],
};
