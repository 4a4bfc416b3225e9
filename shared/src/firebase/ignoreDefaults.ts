/**
 * Keeps the SDK from reading the cookie `__FIREBASE_DEFAULTS__`, its way of configuring emulators: a cookie, which a
 * neighbouring subdomain can set, could name another host for the backend, and reading one blocks the page. Import this
 * before any module of the SDK. Source: getDefaults in @firebase/util.
 */
Object.assign(globalThis, { __FIREBASE_DEFAULTS__: {} });
