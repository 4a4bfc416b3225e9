// The part that all pages of foreign code have alike. Their scripts include it within their own function, so that the
// code sees nothing of it. Browser functions are captured before the code runs, because it can overwrite everything
// that it reaches. The sandbox gives the page no origin: no storage, no cookies, no access to the site.
const { parent } = window;
const now = performance.now.bind(performance);
const defer = window.setTimeout.bind(window);
const { stringify } = JSON;
const { is, keys } = Object;
const { isArray } = Array;
const { Element, Map, Set, Date, Error, RegExp, SubmitEvent } = window;

const isObject = (value) => typeof value === 'object' && value !== null;

// Returns a value as a person reads it, to a depth of three levels.
const show = (value, depth = 0) => {
  const rest = (size, limit) => (size > limit ? ', …' : '');
  const shown = (entry) => show(entry, depth + 1);
  try {
    if (typeof value === 'string') return stringify(value);
    if (typeof value === 'function') return `function ${value.name || '(anonymous)'}`;
    if (value instanceof Error) return `${value.name}: ${value.message}`;
    if (value instanceof Element) return value.outerHTML.slice(0, 200);
    if (is(value, -0)) return '-0';
    if (!isObject(value)) return typeof value === 'bigint' ? `${value}n` : String(value);
    if (depth > 3) return isArray(value) ? '[…]' : '{…}';
    if (isArray(value)) return `[${value.slice(0, 100).map(shown).join(', ')}${rest(value.length, 100)}]`;
    if (value instanceof Map) {
      const entries = [...value].slice(0, 50).map(([key, entry]) => `${shown(key)} => ${shown(entry)}`);
      return `Map(${value.size}) {${entries.join(', ')}${rest(value.size, 50)}}`;
    }
    if (value instanceof Set) {
      return `Set(${value.size}) {${[...value].slice(0, 50).map(shown).join(', ')}${rest(value.size, 50)}}`;
    }
    if (value instanceof Date || value instanceof RegExp) return String(value);
    const names = keys(value);
    const fields = names.slice(0, 50).map((name) => `${name}: ${shown(value[name])}`);
    return `{ ${fields.join(', ')}${rest(names.length, 50)} }`;
  } catch {
    return '(cannot be shown)';
  }
};

// Returns the text of a line that the code logs: strings without quotes, at most 4,000 characters.
const lineOf = (values) =>
  values
    .map((value) => (typeof value === 'string' ? value : show(value)))
    .join(' ')
    .slice(0, 4000);

// Validates a form and dispatches its "submit" event to the code's own listeners: the sandbox blocks forms before any
// of them runs. Returns true when no listener handled it.
const submit = (form, submitter) => {
  const isChecked = !form.noValidate && !(submitter && submitter.formNoValidate);
  if (isChecked && !form.reportValidity()) return false;
  return form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
};

// Keeps clicks from leaving the page. `onLink` gets the address of a link, `onForm` is called for an unhandled form.
const listenForClicks = (onLink, onForm) => {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest('a[href], area[href]');
    if (link && !link.getAttribute('href').startsWith('#')) {
      event.preventDefault();
      onLink(link.getAttribute('href'));
    }
    const button = event.target.closest('button, input[type="submit"], input[type="image"]');
    if (event.defaultPrevented || !button || !button.form) return;
    if (button.type === 'button' || button.type === 'reset') return;
    event.preventDefault();
    if (submit(button.form, button)) onForm();
  });
};

// Lines before the code in its script: its name. At the end, the browser would not read it after a syntax error.
const NAME_LINES = 1;

// Reports each uncaught error of the code: its text, its line where the browser names it, and the error.
const listenForErrors = (report) => {
  window.addEventListener('error', (event) => {
    if (event.message === undefined) return;
    const text = String(event.message).replace("Failed to execute 'append' on 'Element': ", '');
    const isScript = /(^|\/)pen\.js$/.test(event.filename || '');
    report(text, isScript && event.lineno ? event.lineno - NAME_LINES : null, event.error);
  });
};

// Replaces this page by the code. `prepare` runs in the empty page, before the code.
const writePage = ({ html, css, js }, prepare) => {
  document.open();
  prepare();
  document.write(
    '<!doctype html><html><head><meta charset="utf-8">' +
      '<meta name="viewport" content="width=device-width, initial-scale=1"><style></style></head><body>',
  );
  document.head.querySelector('style').textContent = css;
  document.write(`${html}</body></html>`);
  document.close();
  const script = document.createElement('script');
  script.textContent = `//# sourceURL=pen.js\n${js}`;
  (document.body || document.documentElement).append(script);
};

// Waits for the parent's order, and calls `run` with it, with the function that sends to the parent, and with their
// port, which the code has no access to.
const receiveOrder = (run) => {
  window.addEventListener(
    'message',
    (event) => {
      const port = event.ports[0];
      if (event.source !== parent || !port || !isObject(event.data) || event.data.codePage !== true) return;
      event.stopImmediatePropagation();
      run(event.data, port.postMessage.bind(port), port);
    },
    { once: true },
  );
  parent.postMessage({ codePage: 'ready' }, '*');
};
