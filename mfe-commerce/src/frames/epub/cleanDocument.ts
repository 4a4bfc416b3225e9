const XHTML = 'http://www.w3.org/1999/xhtml';
const XLINK = 'http://www.w3.org/1999/xlink';

/** Attribute with the target of a link, which keeps its `href` only as a sign that it is one. */
export const LINK_TARGET = 'data-link-target';

/** Elements that are replaced by an empty one, which takes their position: locators count elements. */
const DROPPED = new Set(
  [
    ['script', 'iframe', 'frame', 'frameset', 'object', 'embed', 'applet', 'portal', 'base', 'meta', 'template'],
    ['input', 'select', 'textarea', 'dialog', 'animate', 'set'],
  ].flat(),
);

/** Elements whose content stays, in a neutral element. */
const UNWRAPPED = new Set(['form', 'button', 'noscript', 'fencedframe']);

const REMOVED_ATTRIBUTES = new Set(
  [
    ['srcdoc', 'srcset', 'action', 'formaction', 'ping', 'background', 'manifest', 'target', 'download', 'http-equiv'],
    ['autofocus', 'contenteditable', 'nonce', 'integrity', 'is'],
  ].flat(),
);
const ADDRESSES = new Set(['href', 'src', 'poster', 'data', 'cite', 'longdesc', 'xlink:href']);
const INNER_ADDRESS = /^(blob:|#|data:(image|audio|video|font)\/)/i;

/**
 * Removes from a section of a book whatever could run, navigate, submit or load: scripts, handlers, frames, forms,
 * and addresses outside the book. Links keep their target in LINK_TARGET. The frame's policy forbids all of this as
 * well, but here it is removed, so that nothing is left to forbid. The positions of elements and texts do not change.
 */
export function cleanDocument(doc: Document): void {
  for (const element of doc.querySelectorAll('*')) {
    const name = element.localName.toLowerCase();
    if (name === 'link') cleanLink(element);
    else if (DROPPED.has(name)) replaceElement(element, 'without content');
    else if (UNWRAPPED.has(name)) replaceElement(element, 'with content');
    else {
      if (name === 'style') element.textContent = cleanStyle(element.textContent);
      cleanAttributes(element, name);
    }
  }
}

/** Removes the addresses outside the book from a stylesheet. */
export function cleanStyle(css: string): string {
  return css
    .replace(/url\(\s*(["']?)(?!\s*["']?(?:blob:|data:|#))[^)]*\)/gi, 'none')
    .replace(/@import\s+(?!url\(\s*["']?blob:|["']blob:)[^;]*;?/gi, '')
    .replace(/(?:-webkit-)?image-set\([^;}]*(?:https?:)?\/\/[^;}]*/gi, 'none');
}

/** Keeps a stylesheet of the book; any other link would only make the browser load or connect. */
function cleanLink(link: Element): void {
  const isStylesheet = /(^|\s)stylesheet(\s|$)/i.test(link.getAttribute('rel') ?? '');
  if (isStylesheet && link.getAttribute('href')?.startsWith('blob:')) cleanAttributes(link, 'link');
  else link.remove();
}

/** Puts a span in the place of an element, so that positions stay: with its content, or hidden and empty. */
function replaceElement(element: Element, content: 'with content' | 'without content'): void {
  const substitute = element.ownerDocument.createElementNS(XHTML, 'span');
  if (content === 'with content') substitute.append(...element.childNodes);
  else substitute.setAttribute('hidden', '');
  if (element.id) substitute.id = element.id;
  element.replaceWith(substitute);
}

function cleanAttributes(element: Element, name: string): void {
  if (name === 'a' || name === 'area') cleanAnchor(element);
  for (const attribute of Array.from(element.attributes)) {
    const key = attribute.name.toLowerCase();
    const isOuter = ADDRESSES.has(key) || attribute.localName === 'href';
    if (key.startsWith('on') || REMOVED_ATTRIBUTES.has(key)) element.removeAttributeNode(attribute);
    else if (isOuter && !INNER_ADDRESS.test(attribute.value.trim())) element.removeAttributeNode(attribute);
    else if (/url\(/i.test(attribute.value)) attribute.value = cleanStyle(attribute.value);
  }
}

function cleanAnchor(anchor: Element): void {
  const target = anchor.getAttribute('href') ?? anchor.getAttributeNS(XLINK, 'href');
  anchor.removeAttribute(LINK_TARGET);
  if (target === null || /^\s*(?:javascript|vbscript|data|blob|file):/i.test(target)) {
    anchor.removeAttribute('href');
    anchor.removeAttributeNS(XLINK, 'href');
    return;
  }
  anchor.removeAttributeNS(XLINK, 'href');
  anchor.setAttribute(LINK_TARGET, target);
  anchor.setAttribute('href', '#');
}
