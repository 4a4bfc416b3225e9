import { DEVICE_CONTENT_COOKIE } from '../contract/deviceContent';

const MAX_AGE_S = 365 * 24 * 3_600;

/**
 * Says whether this device holds content of its own for the screen at `path`, such as a draft. Its page then comes
 * without rendered content, so that nobody sees other content first. Where cookies are blocked it has no effect.
 */
export function setDeviceContent(path: string, exists: boolean): void {
  const isSet = document.cookie.split('; ').includes(`${DEVICE_CONTENT_COOKIE}=1`);
  if (isSet === exists) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = exists ? MAX_AGE_S : 0;
  document.cookie = `${DEVICE_CONTENT_COOKIE}=1; Path=${path}; Max-Age=${String(age)}; SameSite=Lax${secure}`;
}
