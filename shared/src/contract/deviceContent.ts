/**
 * Name of the cookie by which a screen says that this device holds content of its own for it, such as a draft: the
 * gateway then sends its page without rendered content, which the visitor would see replaced. It has the path of the
 * screen, the value 1, and no ids. Kept by gateways and screens of all releases.
 */
export const DEVICE_CONTENT_COOKIE = 'lectern-device';
