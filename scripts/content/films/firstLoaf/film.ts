import type { Film } from '../Film';
import { drawBaking, drawShaping, drawWaiting } from './day';
import { drawMixing, drawNight, drawWeights } from './night';

/** A loaf without kneading, from the scales to the first slice. */
export const firstLoaf: Film = {
  name: 'a-loaf-in-a-night',
  course: 'first-loaf',
  title: 'A loaf in a night',
  subtitle: 'Your first loaf',
  theme: 'day',
  poster: 'sum',
  chapters: [
    {
      title: 'Four things',
      draw: drawWeights,
      lines: [
        {
          id: 'four',
          text: 'A loaf needs four things: flour, water, salt and yeast. And it needs time.',
          de: 'Ein Brot braucht vier Dinge: Mehl, Wasser, Salz und Hefe. Und es braucht Zeit.',
        },
        {
          id: 'flour',
          text: 'Weigh 500 grams of bread flour. All the rest is measured against the flour.',
          de: 'Wiege 500 Gramm Brotmehl ab. Alles andere richtet sich nach dem Mehl.',
        },
        {
          id: 'water',
          text: 'Water: 350 grams, which is 70 percent. That makes a soft and sticky dough.',
          de: 'Wasser: 350 Gramm, also 70 Prozent. Das gibt einen weichen, klebrigen Teig.',
        },
        {
          id: 'salt',
          text: 'Salt: 10 grams, or 2 percent, for the taste and for a firmer dough.',
          de: 'Salz: 10 Gramm, also 2 Prozent, für Geschmack und einen festeren Teig.',
        },
        {
          id: 'yeast',
          text: 'And one gram of dry yeast, a third of a teaspoon. That is little, on purpose.',
          de: 'Und ein Gramm Trockenhefe, ein Drittel Teelöffel. Das ist mit Absicht wenig.',
        },
        {
          id: 'slow',
          text: 'Little yeast works slowly, and slow dough tastes better.',
          de: 'Wenig Hefe arbeitet langsam, und langsamer Teig schmeckt besser.',
        },
        {
          id: 'percent',
          text: 'Remember the percentages, and you can bake a loaf of any size.',
          de: 'Merk dir die Prozente, dann kannst du Brote jeder Größe backen.',
        },
      ],
    },
    {
      title: 'Evening: mix',
      draw: drawMixing,
      lines: [
        {
          id: 'stir',
          text: 'In the evening, stir everything in a large bowl until no dry flour is left.',
          de: 'Rühre am Abend alles in einer großen Schüssel, bis kein trockenes Mehl bleibt.',
        },
        {
          id: 'rough',
          text: 'This takes two minutes. The dough looks rough, and that is fine.',
          de: 'Das dauert zwei Minuten. Der Teig sieht grob aus, und das ist in Ordnung.',
        },
        {
          id: 'cover',
          text: 'Cover the bowl, so that no skin forms, and leave it at room temperature.',
          de: 'Decke die Schüssel ab, damit nichts austrocknet, und lass sie im Zimmer stehen.',
        },
        {
          id: 'twelve',
          text: 'Twelve hours at 20 degrees will do. In a warm kitchen, eight may be enough.',
          de: 'Zwölf Stunden bei 20 Grad genügen, in einer warmen Küche vielleicht acht.',
        },
      ],
    },
    {
      title: 'What the night does',
      draw: drawNight,
      lines: [
        {
          id: 'gluten',
          text: 'Two proteins of the flour meet water, and link into a net. It is called gluten.',
          de: 'Zwei Eiweiße des Mehls verbinden sich mit Wasser zu einem Netz, dem Gluten.',
        },
        {
          id: 'knead',
          text: 'Kneading makes the net in minutes. A long, wet rest makes it without your hands.',
          de: 'Kneten knüpft das Netz in Minuten. Eine lange, feuchte Ruhe tut es von allein.',
        },
        {
          id: 'sugar',
          text: 'Meanwhile, enzymes cut some of the starch into sugar.',
          de: 'Unterdessen zerlegen Enzyme einen Teil der Stärke in Zucker.',
        },
        {
          id: 'gas',
          text: 'The yeast eats the sugar, and gives off carbon dioxide.',
          de: 'Die Hefe frisst den Zucker und gibt Kohlendioxid ab.',
        },
        {
          id: 'bubbles',
          text: 'The net catches the gas. Bubbles grow, and the dough rises.',
          de: 'Das Netz fängt das Gas. Blasen wachsen, und der Teig geht auf.',
        },
        {
          id: 'taste',
          text: 'Alcohol and acids form as well. Much of the taste comes from them.',
          de: 'Auch Alkohol und Säuren entstehen. Von ihnen kommt viel vom Geschmack.',
        },
        {
          id: 'ready',
          text: 'When it has doubled, it is ready. Trust the look, not the clock.',
          de: 'Hat er sich verdoppelt, ist er fertig. Vertraue dem Auge, nicht der Uhr.',
        },
      ],
    },
    {
      title: 'Morning: shape',
      draw: drawShaping,
      lines: [
        {
          id: 'tip',
          text: 'In the morning, tip the dough onto a floured table. Be gentle: keep the gas in.',
          de: 'Kippe den Teig am Morgen auf den bemehlten Tisch. Sanft: Das Gas soll bleiben.',
        },
        {
          id: 'fold',
          text: 'With wet hands, pull one side up, and fold it to the middle.',
          de: 'Zieh mit nassen Händen eine Seite hoch und falte sie zur Mitte.',
        },
        {
          id: 'sides',
          text: 'Do the same with the other three sides, as if you closed an envelope.',
          de: 'Mach es mit den drei anderen Seiten ebenso, wie bei einem Briefumschlag.',
        },
        {
          id: 'turn',
          text: 'Turn it over, so that the smooth side is on top.',
          de: 'Dreh ihn um, sodass die glatte Seite oben liegt.',
        },
        {
          id: 'pull',
          text: 'Pull it towards you over the table. The skin tightens, and the ball stands up.',
          de: 'Zieh ihn über den Tisch zu dir. Die Haut spannt sich, die Kugel richtet sich auf.',
        },
        {
          id: 'rest',
          text: 'Let it rest for an hour under a cloth.',
          de: 'Lass ihn eine Stunde unter einem Tuch ruhen.',
        },
        {
          id: 'dent',
          text: 'Press it with a finger. If the dent comes back slowly, it is ready to bake.',
          de: 'Drück mit dem Finger. Kommt die Delle langsam zurück, ist er bereit.',
        },
      ],
    },
    {
      title: 'Noon: bake',
      draw: drawBaking,
      lines: [
        {
          id: 'heat',
          text: 'In good time, heat a pot with its lid in the oven to 240 degrees Celsius.',
          de: 'Heize rechtzeitig einen Topf mit Deckel im Ofen auf 240 Grad.',
        },
        {
          id: 'cut',
          text: 'Put the dough in, and cut it once. The cut decides where it opens.',
          de: 'Leg den Teig hinein und schneide ihn einmal ein. Dort öffnet er sich.',
        },
        {
          id: 'steam',
          text: 'Under the lid, its own steam keeps the skin soft, so that the loaf can grow.',
          de: 'Unter dem Deckel hält sein Dampf die Haut weich, sodass das Brot wachsen kann.',
        },
        {
          id: 'lid',
          text: 'After thirty minutes, take off the lid. Now the crust dries and turns brown.',
          de: 'Nimm nach dreißig Minuten den Deckel ab. Jetzt trocknet und bräunt die Kruste.',
        },
        {
          id: 'aroma',
          text: 'Sugars and proteins react in the heat, and make hundreds of new aromas.',
          de: 'Zucker und Eiweiße reagieren in der Hitze zu Hunderten neuer Aromen.',
        },
        {
          id: 'hollow',
          text: 'Fifteen minutes later it is done. Knock on the base: it sounds hollow.',
          de: 'Fünfzehn Minuten später ist es fertig. Klopf auf den Boden: Es klingt hohl.',
        },
      ],
    },
    {
      title: 'And wait',
      draw: drawWaiting,
      lines: [
        {
          id: 'wait',
          text: 'Now the hardest part: wait for an hour before you cut it.',
          de: 'Jetzt das Schwerste: Warte eine Stunde, bevor du es anschneidest.',
        },
        {
          id: 'set',
          text: 'The crumb inside is still setting. A loaf that is cut hot turns gummy.',
          de: 'Die Krume wird innen noch fest. Heiß angeschnitten wird sie klitschig.',
        },
        {
          id: 'sum',
          text: 'Two minutes in the evening, ten in the morning. The night does the rest.',
          de: 'Zwei Minuten am Abend, zehn am Morgen. Den Rest macht die Nacht.',
        },
      ],
    },
  ],
};
