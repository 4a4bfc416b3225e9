export { ACADEMY } from './academy';
export { startAuthTestBed, type AuthTestBed } from './authTestBed';
export { startDocumentTestBed, type DocumentTestBed } from './documentTestBed';
export { startStorageTestBed, type StorageTestBed } from './storageTestBed';
export { OPEN_RULES, OPEN_STORAGE_RULES } from './openRules';
