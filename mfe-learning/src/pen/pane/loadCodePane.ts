/** CodeMirror's parts, each after those that it is built on. Their code is in the chunk of this module. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ '@codemirror/state'),
  () => import(/* webpackMode: "eager" */ '@codemirror/view'),
  () => import(/* webpackMode: "eager" */ '@codemirror/language'),
  () => import(/* webpackMode: "eager" */ '@codemirror/autocomplete'),
];

/**
 * Resolves to the code of the panes. Evaluates CodeMirror part by part and awaits `between` after each: evaluated at
 * once, it would hold up a slow device.
 */
export async function loadCodePane(between: () => Promise<void>) {
  for (const evaluate of PARTS) {
    await evaluate();
    await between();
  }
  return import(/* webpackMode: "eager" */ './prepareCodePane');
}
