/** Firestore rules that allow every request, for tests that are not about rules. */
export const OPEN_RULES = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { match /{path=**} { allow read, write; } } }`;

/** Storage rules that allow every request. */
export const OPEN_STORAGE_RULES = `rules_version = '2';
service firebase.storage { match /b/{bucket}/o { match /{name=**} { allow read, write; } } }`;
