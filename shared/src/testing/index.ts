export { renderScreen, type RenderedScreen, type RenderScreenOptions } from './renderScreen';
export { fillDomGaps } from './domGaps';
