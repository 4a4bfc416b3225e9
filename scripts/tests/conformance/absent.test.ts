import { ROOT } from '../../cli';
import { readTree } from '../house/repositoryTree';

const TREE = readTree(ROOT);
const PRODUCT = Array.from(TREE.product).filter(([file]) => /^(shared|shell|mfe-[^/]+)\/src\//.test(file));

/** Lists the files of browser code that match. */
const filesWith = (pattern: RegExp): string[] =>
  PRODUCT.filter(([, source]) => pattern.test(source)).map(([file]) => file);

const LIVE = /RTCPeerConnection|getUserMedia|getDisplayMedia|\.srcObject|new MediaSource/;
const MOTION = /devicemotion|deviceorientation|\b(Accelerometer|Gyroscope|LinearAccelerationSensor)\b/i;
const LOCKS = /orientation\??\.(lock|unlock)|\(\s*orientation\s*:|["']?orientation["']?\s*:\s*["'](portrait|landscape)/;
/** The side or the colour of a control, as in “the button on the right” or “press the green button”. */
const BY_SENSES =
  /\b(on|to|at) the (left|right)\b(?!-)|\bthe (green|red|blue|yellow|round|square) (button|link|field|box|mark)/i;

test('no part of the site sends or shows live media', () => {
  expect(PRODUCT.length).toBeGreaterThan(500);
  expect(filesWith(LIVE)).toEqual([]);
});

test('nothing listens to the motion of the device', () => {
  expect(filesWith(MOTION)).toEqual([]);
});

test('nothing locks the orientation of the device', () => {
  expect(filesWith(LOCKS)).toEqual([]);
});

test('no text tells a control by its side or colour alone', () => {
  const told = PRODUCT.filter(([file]) => file.endsWith('.en.ts')).flatMap(([file, source]) =>
    source.split('\n').flatMap((line) => (BY_SENSES.test(line) ? [`${file}: ${line.trim()}`] : [])),
  );
  expect(told).toEqual([]);
});

test('no picture stands for a text: the site ships its icons and pictures of its own screens', () => {
  const pictures = TREE.files.filter((file) =>
    /^(shared|shell|mfe-[^/]+)\/.*\.(png|jpe?g|webp|avif|gif|svg)$/.test(file),
  );
  const isIcon = (file: string): boolean => /^shell\/public\/(favicon|apple-touch-icon|icon-|share)/.test(file);
  expect(pictures.filter((file) => !isIcon(file))).toEqual(
    ['course', 'phone', 'player'].map((screen) => `mfe-info/src/pictures/${screen}.webp`),
  );
});

test.each([
  [LIVE, 'video.srcObject = stream;'],
  [MOTION, "addEventListener('devicemotion', shake)"],
  [LOCKS, "screen.orientation.lock('landscape')"],
  [LOCKS, '@media (orientation: landscape) {'],
  [BY_SENSES, 'Press the button on the right.'],
  [BY_SENSES, 'Press the green button.'],
])('%s finds %s', (pattern, source) => {
  expect(source).toMatch(pattern);
});
