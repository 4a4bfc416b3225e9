import type { PenSource } from './penDraft';

/** Starter example of an empty editor: small and inviting to change. */
export const starterPen: PenSource = {
  html: `<main>
  <h1>Hello, learner</h1>
  <p>Press the button as often as you like.</p>
  <button id="count">Pressed 0 times</button>
</main>
`,
  css: `body {
  display: grid;
  min-height: 90vh;
  place-items: center;
  font: 1.1rem/1.6 system-ui, sans-serif;
  color: #0b3b3c;
  background: #e3efec;
}

main {
  text-align: center;
}

button {
  padding: 0.6rem 1.4rem;
  border: 0;
  border-radius: 99px;
  font: inherit;
  color: white;
  background: #0b3b3c;
}
`,
  js: `const button = document.querySelector('#count');
let presses = 0;

button.addEventListener('click', () => {
  presses += 1;
  button.textContent = \`Pressed \${presses} \${presses === 1 ? 'time' : 'times'}\`;
  console.log('presses:', presses);
});
`,
};
