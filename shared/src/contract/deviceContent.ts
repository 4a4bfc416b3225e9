/**
 * Name of a cookie that a screen sets while this device stores content for it, such as a draft. The gateway then sends
 * the screen's page without rendered content, because the visitor would see it replaced by the stored content. The
 * cookie has the path of the screen, the value 1, and no ids. Gateways and screens of all releases rely on this name.
 */
export const DEVICE_CONTENT_COOKIE = 'lectern-device';
