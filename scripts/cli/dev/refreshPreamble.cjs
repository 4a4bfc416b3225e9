/**
 * Stands before react-dom in a development shell. React Refresh of a remote arrives later than react-dom, so what
 * react-dom hands in is kept here for it. A page of development also loads without integrity: the files of the local
 * remote change under it.
 */
(() => {
  const keep = () => undefined;
  let renderers = 0;
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers: new Map(),
    supportsFiber: true,
    inject(renderer) {
      renderers += 1;
      this.renderers.set(renderers, renderer);
      return renderers;
    },
    onCommitFiberRoot: keep,
    onCommitFiberUnmount: keep,
    onPostCommitFiberRoot: keep,
    onScheduleFiberRoot: keep,
    checkDCE: keep,
  };
  for (const element of [HTMLScriptElement, HTMLLinkElement]) {
    Object.defineProperty(element.prototype, 'integrity', { configurable: true, get: () => '', set: keep });
  }
})();
