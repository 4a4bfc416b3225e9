/** A test that proves criteria of WCAG. */
export type Proof = {
  /** Path from the root of the repository. */
  file: string;
  /** Title; `%s` stands for what differs by case. */
  title: string;
  /** The numbers of the criteria, separated by spaces. */
  proves: string;
};

/** The end-to-end tests and unit tests that prove criteria. A test may prove a part of a criterion. */
export const PROOFS: readonly Proof[] = [
  {
    file: 'scripts/tests/conformance/absent.test.ts',
    title: 'no picture stands for a text: the site ships its icons and pictures of its own screens',
    proves: '1.4.5',
  },
  {
    file: 'scripts/tests/conformance/absent.test.ts',
    title: 'no part of the site sends or shows live media',
    proves: '1.2.4',
  },
  {
    file: 'scripts/tests/conformance/absent.test.ts',
    title: 'no text tells a control by its side or colour alone',
    proves: '1.3.3',
  },
  {
    file: 'scripts/tests/conformance/absent.test.ts',
    title: 'nothing listens to the motion of the device',
    proves: '2.5.4',
  },
  {
    file: 'scripts/tests/conformance/absent.test.ts',
    title: 'nothing locks the orientation of the device',
    proves: '1.3.4',
  },
  {
    file: 'scripts/tests/e2e/account/accessibilitySignedIn.e2e.ts',
    title:
      'axe finds nothing on what somebody who is signed in sees: home, a course and its previews, enrolling, ' +
      'watching, the profile',
    proves: '1.1.1 1.3.1 1.4.3 2.5.8 4.1.2',
  },
  {
    file: 'scripts/tests/e2e/account/profileLeaving.e2e.ts',
    title: 'an account takes its data along in one file, and is deleted with everything in it',
    proves: '3.3.4',
  },
  {
    file: 'scripts/tests/e2e/account/profileTabs.e2e.ts',
    title: 'axe finds nothing in any tab of the profile; a certificate and a receipt are one page on paper',
    proves: '1.3.1 1.4.3 2.5.8 4.1.2',
  },
  {
    file: 'scripts/tests/e2e/catalogue/keyboardPath.e2e.ts',
    title: 'from home over the search to a course and into it, with the keyboard alone',
    proves: '2.1.1 2.4.3 2.4.5',
  },
  {
    file: 'scripts/tests/e2e/catalogue/sampleContent.e2e.ts',
    title:
      'a new site has something to learn: home lists courses, one opens under its own name, a film of an open ' +
      'course plays',
    proves: '1.2.2 1.4.2',
  },
  {
    file: 'scripts/tests/e2e/commerce/bookFiles.e2e.ts',
    title: 'a PDF opens, turns, finds its text, and is read with the keyboard alone',
    proves: '2.1.1',
  },
  {
    file: 'scripts/tests/e2e/commerce/bookFiles.e2e.ts',
    title: 'an EPUB is read with the keyboard alone',
    proves: '2.1.1',
  },
  {
    file: 'scripts/tests/e2e/commerce/checkout.e2e.ts',
    title: 'a price that changes between cart and payment is pointed out before paying, each time',
    proves: '3.3.4',
  },
  {
    file: 'scripts/tests/e2e/conformance/focus.e2e.ts',
    title: 'Tab leads through whole pages: each stop is seen, has an outline with contrast, and changes nothing',
    proves: '1.4.11 2.1.2 2.4.7 2.4.11 3.2.1',
  },
  {
    file: 'scripts/tests/e2e/conformance/focus.e2e.ts',
    title: 'the first Tab shows a link that skips to the content; a new page gives its heading the focus',
    proves: '2.4.1 2.4.3 2.4.5',
  },
  {
    file: 'scripts/tests/e2e/conformance/forms.e2e.ts',
    title: 'outcomes and counts are announced, and a choice in a list keeps the focus and the page',
    proves: '3.2.2 4.1.3',
  },
  {
    file: 'scripts/tests/e2e/conformance/forms.e2e.ts',
    title: 'signing in takes a pasted password, and says what was wrong without emptying the form',
    proves: '3.3.1 3.3.8 4.1.3',
  },
  {
    file: 'scripts/tests/e2e/conformance/forms.e2e.ts',
    title: 'signing up names each mistake beside its field and takes a pasted password; other forms know the name',
    proves: '1.3.5 3.3.1 3.3.2 3.3.3 3.3.7 3.3.8',
  },
  {
    file: 'scripts/tests/e2e/conformance/longTexts.e2e.ts',
    title: 'at 320 pixels no text of the %s screens is cut, however long it is, in both directions',
    proves: '1.4.10',
  },
  {
    file: 'scripts/tests/e2e/conformance/pointer.e2e.ts',
    title: 'a press that is let go elsewhere does nothing; suggestions stay under the pointer and close with Escape',
    proves: '1.4.13 2.5.2',
  },
  {
    file: 'scripts/tests/e2e/conformance/pointer.e2e.ts',
    title: 'everything that can be dragged can be moved by clicks too: lessons, answers, crops of pictures',
    proves: '2.5.1 2.5.7',
  },
  {
    file: 'scripts/tests/e2e/conformance/screens.e2e.ts',
    title:
      'public screens stay whole at 400 % zoom, with large or widely spaced text, upright and on the side; ' +
      'their frame is the same, their shapes have contrast, and nothing moves by itself',
    proves: '1.3.4 1.4.4 1.4.10 1.4.11 1.4.12 2.2.2 2.3.1 2.4.2 3.2.3 3.2.4 3.2.6',
  },
  {
    file: 'scripts/tests/e2e/learning/watchCourse.e2e.ts',
    title:
      'a course is watched: transcript, chapters, quiz and reading are done one by one; a problem is ' +
      'reported; axe finds nothing',
    proves: '1.2.1 1.2.3',
  },
  {
    file: 'scripts/tests/e2e/pens/penKeyboard.e2e.ts',
    title: 'a pen is written, run, searched, corrected and saved with the keyboard alone, at 400 % zoom',
    proves: '1.4.10 2.1.1 2.1.2',
  },
  {
    file: 'scripts/tests/e2e/player/nextLesson.e2e.ts',
    title: 'after a lesson the next one begins by itself, unless that is cancelled or switched off',
    proves: '2.2.1',
  },
  {
    file: 'scripts/tests/e2e/player/playerKeyboard.e2e.ts',
    title:
      'the player is steered by the keyboard alone, leaves fields their keys, and can be told to leave letters alone',
    proves: '2.1.1 2.1.4',
  },
  {
    file: 'scripts/tests/e2e/shell/accessibility.e2e.ts',
    title: 'axe finds nothing on any public screen, in light and in dark, at 1280 and 320 pixels',
    proves: '1.1.1 1.3.1 1.3.5 1.4.1 1.4.3 2.4.4 2.5.8 3.1.1 3.3.2 4.1.2',
  },
  {
    file: 'scripts/tests/e2e/shell/direction.e2e.ts',
    title: 'main screens mirror from right to left and never scroll sideways at %s px',
    proves: '1.3.2 1.4.10',
  },
  {
    file: 'scripts/tests/e2e/shell/forms.e2e.ts',
    title: 'a form takes what is typed before its rules have arrived, and waits for them when it is sent',
    proves: '3.3.1 3.3.3',
  },
  {
    file: 'scripts/tests/e2e/shell/language.e2e.ts',
    title: 'gets a page from right to left, whose course titles stay from left to right',
    proves: '3.1.1 3.1.2',
  },
  {
    file: 'scripts/tests/e2e/shell/routes.e2e.ts',
    title: 'every route of the specification answers with its screen; anything else is not found',
    proves: '2.4.2 2.4.6',
  },
  {
    file: 'scripts/tests/e2e/studio/everyState.e2e.ts',
    title: 'no part of the studio and no kind of lesson has a barrier: both themes, 1280 and 320 px, 400 % zoom',
    proves: '1.3.1 1.4.3 1.4.10 2.5.8 4.1.2',
  },
  {
    file: 'scripts/tests/e2e/studio/videoLesson.e2e.ts',
    title: 'a film is uploaded over a line that drops and a reload, and gets captions that its draft keeps',
    proves: '1.2.2',
  },
  { file: 'shared/src/ui/tokens.test.ts', title: 'text %s on %s has a contrast of 4.5 : 1', proves: '1.4.3' },
  { file: 'shared/src/ui/tokens.test.ts', title: 'the shape %s on %s has a contrast of 3 : 1', proves: '1.4.11' },
];
