/**
 * Runs before react-dom in a development shell. React Refresh of a remote loads after react-dom, so this stores the
 * renderers that react-dom registers. It also disables integrity checks, since files of the local remote change.
 */
(() => {
  const noop = () => undefined;
  let renderers = 0;
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers: new Map(),
    supportsFiber: true,
    inject(renderer) {
      renderers += 1;
      this.renderers.set(renderers, renderer);
      return renderers;
    },
    onCommitFiberRoot: noop,
    onCommitFiberUnmount: noop,
    onPostCommitFiberRoot: noop,
    onScheduleFiberRoot: noop,
    checkDCE: noop,
  };
  for (const element of [HTMLScriptElement, HTMLLinkElement]) {
    Object.defineProperty(element.prototype, 'integrity', { configurable: true, get: () => '', set: noop });
  }
})();
