export { fakeCaches } from './fakeCaches';
export { fetchFrom } from './fetchFrom';
export { renderScreen, type RenderedScreen, type RenderScreenOptions } from './renderScreen';
export { fillDomGaps } from './domGaps';
export { pseudoLanguage, untranslated } from './pseudoLanguage';
export { storedCourse } from './storedCourse';
export { startTestBackend, type Persona, type TestBackend } from './startTestBackend';
