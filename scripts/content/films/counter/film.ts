import type { Film } from '../Film';
import { drawFinding, drawListening, drawPage, drawRemembering, drawShowing, drawTesting } from './drawings';

/** A counter in HTML and JavaScript, from the empty page to the test. */
export const counter: Film = {
  name: 'a-counter-line-by-line',
  course: 'javascript-step-by-step',
  title: 'A counter, line by line',
  subtitle: 'JavaScript, step by step',
  theme: 'day',
  poster: 'follow',
  pictures: { 'find-the-elements': 'hash', 'the-variable-is-the-truth': 'truth' },
  chapters: [
    {
      title: 'The page comes first',
      draw: drawPage,
      lines: [
        {
          id: 'plan',
          text: 'We build a counter: a button, and a number that grows with each click.',
          de: 'Wir bauen einen Zähler: einen Knopf und eine Zahl, die mit jedem Klick wächst.',
        },
        {
          id: 'output',
          text: 'First the page. An output element holds the number. Its id is count.',
          de: 'Zuerst die Seite. Ein output-Element enthält die Zahl. Seine id ist count.',
        },
        {
          id: 'button',
          text: 'Below it is a real button. So the keyboard works too, without any extra code.',
          de: 'Darunter ein echter Knopf. So geht auch die Tastatur, ganz ohne weiteren Code.',
        },
        {
          id: 'reader',
          text: 'And an output element tells screen readers about each new value.',
          de: 'Und ein output-Element meldet auch Screenreadern jeden neuen Wert.',
        },
        {
          id: 'nothing',
          text: 'Click it, and nothing happens yet. Nobody is listening.',
          de: 'Beim Klicken geschieht noch nichts. Niemand hört zu.',
        },
      ],
    },
    {
      title: 'Find the elements',
      draw: drawFinding,
      lines: [
        {
          id: 'before',
          text: 'Before JavaScript can change an element, it has to find it.',
          de: 'Bevor JavaScript ein Element ändern kann, muss es das Element finden.',
        },
        {
          id: 'query',
          text: 'querySelector takes a CSS selector, and returns the first element that fits.',
          speak: 'Query selector takes a C S S selector, and returns the first element that fits.',
          de: 'querySelector nimmt einen CSS-Selektor und liefert das erste passende Element.',
        },
        {
          id: 'hash',
          text: 'The hash sign stands for an id. So this line finds the output.',
          de: 'Das Rautezeichen steht für eine id. Diese Zeile findet also die Ausgabe.',
        },
        {
          id: 'second',
          text: 'The second line finds the button in the same way.',
          de: 'Die zweite Zeile findet auf dieselbe Weise den Knopf.',
        },
        {
          id: 'const',
          text: 'Both get a name with const, since they will stay the same elements.',
          de: 'Beide bekommen mit const einen Namen, denn sie bleiben dieselben Elemente.',
        },
        {
          id: 'null',
          text: 'If nothing fits, you get null. Mostly, that is a typing error in the selector.',
          de: 'Passt nichts, kommt null heraus. Meist ist das ein Tippfehler im Selektor.',
        },
      ],
    },
    {
      title: 'Remember the number',
      draw: drawRemembering,
      lines: [
        {
          id: 'where',
          text: 'Where is the number stored? It is tempting to read it from the page.',
          de: 'Wo steht die Zahl? Es liegt nahe, sie von der Seite abzulesen.',
        },
        {
          id: 'text',
          text: 'But a page holds text. And the text "1" plus 1 gives the text "11".',
          speak: 'But a page holds text. And the text one, plus one, gives the text one one.',
          de: 'Doch eine Seite enthält Text. Und der Text "1" plus 1 ergibt den Text "11".',
        },
        {
          id: 'let',
          text: 'So we keep the number in a variable. We write let, since it will change.',
          de: 'Also kommt die Zahl in eine Variable. Wir schreiben let, denn sie ändert sich.',
        },
        {
          id: 'truth',
          text: 'The variable is the truth. The page only shows it.',
          de: 'Die Variable ist maßgeblich. Die Seite zeigt sie nur.',
        },
      ],
    },
    {
      title: 'Listen for the click',
      draw: drawListening,
      lines: [
        {
          id: 'listen',
          text: 'addEventListener waits for an event. Here, it waits for a click.',
          speak: 'Add event listener waits for an event. Here, it waits for a click.',
          de: 'addEventListener wartet auf ein Ereignis, hier auf einen Klick.',
        },
        {
          id: 'later',
          text: 'The second part is a function. We hand it over now, and it is called later.',
          de: 'Der zweite Teil ist eine Funktion. Sie wird übergeben und später aufgerufen.',
        },
        {
          id: 'braces',
          text: 'What stands between the braces runs only when somebody clicks.',
          de: 'Was zwischen den Klammern steht, läuft erst, wenn jemand klickt.',
        },
        {
          id: 'plus',
          text: 'At each click, the variable grows by one.',
          de: 'Bei jedem Klick wächst die Variable um eins.',
        },
        { id: 'show', text: 'Then the page gets the new text.', de: 'Dann bekommt die Seite den neuen Text.' },
        {
          id: 'follow',
          text: 'Let us try it. One click, two clicks, three. The number follows.',
          de: 'Probieren wir es. Ein Klick, zwei Klicks, drei. Die Zahl folgt.',
          pause: 1.2,
        },
      ],
    },
    {
      title: 'One place that shows',
      draw: drawShowing,
      lines: [
        {
          id: 'less',
          text: 'Now we want a second button, which counts down.',
          de: 'Jetzt soll ein zweiter Knopf herunterzählen.',
        },
        {
          id: 'twice',
          text: 'It needs the same line again, the one that shows the number.',
          de: 'Er braucht dieselbe Zeile noch einmal: die, die die Zahl zeigt.',
        },
        {
          id: 'name',
          text: 'Do not copy it. Give it a name: a function called show.',
          de: 'Kopiere sie nicht. Gib ihr einen Namen: eine Funktion namens show.',
        },
        {
          id: 'call',
          text: 'Each button changes the number, and then calls show.',
          de: 'Jeder Knopf ändert die Zahl und ruft dann show auf.',
        },
        {
          id: 'zero',
          text: 'Math.max takes the larger of two values. So the number stops at zero.',
          speak: 'Math dot max takes the larger of two values. So the number stops at zero.',
          de: 'Math.max nimmt den größeren von zwei Werten. So endet die Zahl bei null.',
        },
        {
          id: 'change',
          text: 'If the page should show more one day, you change this one function.',
          de: 'Soll die Seite einmal mehr zeigen, änderst du nur diese eine Funktion.',
        },
        {
          id: 'principle',
          text: 'Change data in one place, show it in one place: large programs do the same.',
          de: 'Daten an einer Stelle ändern, an einer zeigen: So tun es auch große Programme.',
        },
      ],
    },
    {
      title: 'Test it',
      draw: drawTesting,
      lines: [
        {
          id: 'done',
          text: 'Before you call it done, try three things.',
          de: 'Bevor du fertig bist, probiere drei Dinge.',
        },
        {
          id: 'keys',
          text: 'Use the keyboard: go to the button with Tab, and press Space.',
          de: 'Nimm die Tastatur: Geh mit Tab zum Knopf und drücke die Leertaste.',
        },
        {
          id: 'edge',
          text: 'Go to the edge: count down at zero. The number has to stay.',
          de: 'Geh an die Grenze: Zähle bei null herunter. Die Zahl muss bleiben.',
        },
        {
          id: 'reload',
          text: 'And load the page again. It begins at zero, because nothing stores the number.',
          de: 'Und lade die Seite neu. Sie beginnt bei null, denn nichts speichert die Zahl.',
        },
        {
          id: 'yours',
          text: 'Now it is your turn. In the exercise you write it, and tests check your work.',
          de: 'Jetzt du: In der Übung schreibst du ihn selbst, und Tests prüfen deine Arbeit.',
        },
      ],
    },
  ],
};
