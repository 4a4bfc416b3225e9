import { a } from '@lectern/shared/contract';
import Database from 'libsql';
console.log(a, typeof Database, new Database(':memory:').prepare('select sqlite_version() v').get());
