import { openEpub } from './epub/openEpub';
import { runFrame } from './frame/runFrame';

runFrame(openEpub);
