import { openEpub } from './epub/openEpub';
import { runFrame } from './frame/runFrame';

// Entry of the sandboxed frame that renders EPUB books.
runFrame(openEpub);
